import type { SourceFile } from './import-rules/read-source.ts'

/** Names that the code has given up, each with the name that replaced it. */
const replaced = new Map(
  Object.entries({
    AnswerCache: 'ResponseCache',
    Door: 'ServerDeps',
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
    enqueueLetter: 'enqueueEmail',
    fillNewHouse: 'seedDemo',
    findNarrowing: 'findFacets',
    hangPicture: 'addPicture',
    holdAccount: 'lockAccount',
    holdRow: 'lockRow',
    isWorn: 'isStale',
    keepContact: 'saveContact',
    keepCustomer: 'setInitialPassword',
    keepEnquiry: 'saveEnquiry',
    keepPictures: 'savePictures',
    keepWhatCame: 'saveSendResult',
    onceKeysOf: 'idempotencyKeysOf',
    postLimits: 'submissionLimits',
    postMessages: 'submissionMessages',
    reservePost: 'countSubmission',
    showpiece: 'demo image',
    someOf: 'nonEmptyIds',
    tellStory: 'inTransaction',
    testInHouse: 'testOnServer',
    toldOf: 'auditFieldsOf',
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
