import type { SourceFile } from './import-rules/read-source.ts'

/** Names that the code has given up, each with the name that replaced it. */
const replaced = new Map(
  Object.entries({
    AnswerCache: 'ResponseCache',
    Door: 'ServerDeps',
    EnquiryPlace: 'EnquiryProvider',
    House: 'ServerDeps',
    KeptAnswer: 'CachedResponse',
    KeyTurns: 'KeyedLock',
    LettersTable: 'EmailsTable',
    MailFault: 'MailError',
    NewLetter: 'NewEmail',
    PictureFault: 'PictureError',
    Posting: 'Submission',
    Searching: 'SearchDeps',
    Sought: 'SearchTerm',
    StartFault: 'StartError',
    employFirstAdministrator: 'createFirstAdministrator',
    emptyPlaceFor: 'emptySiteFor',
    enqueueLetter: 'enqueueEmail',
    fillNewHouse: 'seedDemo',
    findNarrowing: 'findFacets',
    hangPartner: 'addPartnerLogo',
    hangPicture: 'addPicture',
    holdAccount: 'lockAccount',
    holdRow: 'lockRow',
    isAnswered: 'isFound',
    isWorn: 'isStale',
    keepContact: 'saveContact',
    keepCustomer: 'setInitialPassword',
    keepEnquiry: 'saveEnquiry',
    keepFull: 'fillUntilRefused',
    keepPictures: 'savePictures',
    keepPress: 'replayPress',
    keepShop: 'serveShop',
    keepWhatCame: 'saveSendResult',
    keptBackups: 'backupsToRetain',
    letIn: 'insert',
    letScriptsIn: 'insertScripts',
    onceKey: 'idempotencyKey',
    onceKeysOf: 'idempotencyKeysOf',
    placeCatalogue: 'saveCatalogue',
    postLimits: 'submissionLimits',
    postMessages: 'submissionMessages',
    reservePost: 'countSubmission',
    showpiece: 'demo image',
    someOf: 'nonEmptyIds',
    tellStory: 'inTransaction',
    tellingField: 'decidingField',
    testInHouse: 'testOnServer',
    toldOf: 'auditFieldsOf',
    useFocusKept: 'useFocusFallback',
  }),
)

const pattern = new RegExp(String.raw`\b(?:${[...replaced.keys()].join('|')})\b`, 'g')

/** The list itself and its test. */
const exempt = /(^|\/)(find-)?old-names(\.test)?\.ts$/

/** Old names in the text of files, as `path:line name: write …`. */
export function findOldNames(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) =>
        [...line.matchAll(pattern)].map(([name]) => {
          return `${path}:${at + 1} ${name}: write ${replaced.get(name)}`
        }),
      ),
    )
}
