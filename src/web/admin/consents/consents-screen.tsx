import { Link } from 'react-router'
import {
  consentMessages,
  consentSourceTexts,
  consentStates,
  consentStateTexts,
  endedTexts,
} from '#contract/consents/consent.ts'
import type { ConsentEntry } from '#contract/consents/consent.ts'
import { consentCalls } from '#contract/consents/consent-calls.ts'
import { timeText } from '../../ui/format.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { CsvHead, useCsvDownload } from '../lists/csv-download.tsx'
import { momentText } from '../lists/csv.ts'
import type { CsvFile } from '../lists/csv.ts'
import { useQuestion } from '../forms/use-question.tsx'
import { Badge } from '../lists/badges.tsx'
import { choicesOf, FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { actionsColumn, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { officeList } from '../lists/office-list.ts'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useMay } from '../session/permitted.tsx'
import { useRowWrites } from '../session/use-write.ts'
import { withdrawalOutdates, withdrawalQuestions } from './withdrawal.ts'

const address = addressQuery('/admin/consents', (parameter) => ({
  q: parameter('q'),
  state: oneOf(consentStates, parameter('state')),
}))

const consentList = officeList(address, {
  noun: ['consent', 'consents'],
  call: consentCalls.list,
  inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
  rowsOf: ({ consents, total }) => ({ rows: consents, total, facts: {} }),
  failureOf: (error) => failureOf(error, consentMessages.listFailed),
})

export const meta = () => officeMeta('Consents')
export const handle = listHandle(consentMessages.loading)

export const clientLoader = consentList.load

export default function ConsentsScreen() {
  return (
    <ListScreen title="Consents" subtitle="Who agreed to e-mails, to which words, where and when">
      <Consents />
    </ListScreen>
  )
}

function Consents() {
  const list = useList(consentList, { isDue: () => false })
  const download = useCsvDownload(consentList.readAll, consentFile)
  const withdrawal = useWithdrawal()
  const mayWithdraw = useMay(consentCalls.withdraw)
  return (
    <TableView
      label="Consents"
      list={list}
      loading={consentMessages.loading}
      failures={[download.failure, withdrawal.failure]}
      banners={<ConsentFilters />}
      head={<CsvHead {...{ list, download }} />}
      columns={mayWithdraw ? [...columns, withdrawal.column] : columns}
      empty={{
        title: consentMessages.none,
        hint: 'Everyone who ticks the box for offers in a form is listed here.',
        filteredHint: 'Try another e-mail or state.',
      }}
    >
      {withdrawal.dialog}
    </TableView>
  )
}

/** Of a person who calls or writes, and cannot find the link of an e-mail. */
function useWithdrawal() {
  const { run, failure, isBusy } = useRowWrites({
    failed: consentMessages.withdrawFailed,
    outdates: withdrawalOutdates,
  })
  const question = useQuestion<ConsentEntry>({
    textsOf: ({ source, email }) => ({ ...withdrawalQuestions[source](email), yes: 'Withdraw' }),
    onYes: ({ id }) => run(id, () => callApi(consentCalls.withdraw, { id })),
  })
  const column = actionsColumn((consent: ConsentEntry) => {
    if (consent.withdrawnAt !== null) return null
    const { id, email, reference } = consent
    return (
      <RowActions>
        <RowButton
          text="Withdraw"
          label={`Withdraw the consent of ${email}${reference ? `, ${reference}` : ''}`}
          onPress={() => question.ask(consent)}
          isBusy={isBusy(id)}
        />
      </RowActions>
    )
  })
  return { column, failure, dialog: question.dialog }
}

function ConsentFilters() {
  return (
    <FilterBar
      list={consentList}
      label="Consents"
      search={{ label: 'Search consents', placeholder: 'E-mail' }}
      filters={[
        {
          name: 'state',
          label: 'State',
          choices: choicesOf('All consents', consentStates, (state) => consentStateTexts[state]),
        },
      ]}
    />
  )
}

const columns: Column<ConsentEntry>[] = [
  {
    head: 'Person',
    className: 'min-w-0 @3xl:w-[28%]',
    cell: ({ email, withdrawnAt, source }) => (
      <>
        <p className="font-semibold wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        <Badge tone={withdrawnAt === null ? 'leaf' : 'plain'}>
          {withdrawnAt === null ? consentStateTexts.valid : endedTexts[source]}
        </Badge>
      </>
    ),
  },
  {
    head: 'Agreed to',
    className: 'col-span-2 min-w-0 text-sm text-pretty',
    cell: ({ wording, wordingVersion }) => (
      <>
        <p className="wrap-anywhere">{wording}</p>
        <p className="text-ink-soft">Version {wordingVersion}</p>
      </>
    ),
  },
  {
    head: 'Where',
    className: 'col-span-2 min-w-0 text-sm',
    cell: (consent) => (
      <>
        <p>{consentSourceTexts[consent.source]}</p>
        {consent.product && <p className="wrap-anywhere">{consent.product}</p>}
        {consent.reference && <SubmissionLink {...consent} reference={consent.reference} />}
      </>
    ),
  },
  {
    head: 'When',
    className: 'col-span-2 text-sm text-ink-soft',
    cell: ({ agreedAt, withdrawnAt, source }) => (
      <>
        <p>Agreed {timeText(agreedAt)}</p>
        {withdrawnAt && (
          <p>
            {endedTexts[source]} {timeText(withdrawnAt)}
          </p>
        )}
      </>
    ),
  },
]

type SubmissionLinkProps = Pick<ConsentEntry, 'source' | 'submissionId' | 'isInTrash'> & {
  reference: string
}

function SubmissionLink({ source, submissionId, reference, isInTrash }: SubmissionLinkProps) {
  if (!isInTrash)
    return (
      <Link to={`${screens[source]}/${submissionId}`} className="text-action">
        {reference}
      </Link>
    )
  return (
    <p>
      {reference}, in the{' '}
      <Link to="/admin/trash" className="text-action">
        trash
      </Link>
    </p>
  )
}

/** A request for an e-mail has no page, and no reference. */
const screens = { enquiry: '/admin/enquiries', contact: '/admin/contacts', 'stock-alert': '' }

const consentFile: CsvFile<ConsentEntry> = {
  name: 'consents',
  failed: consentMessages.downloadFailed,
  columns: [
    ['Email', ({ email }) => email],
    ['Agreed to', ({ wording }) => wording],
    ['Version', ({ wordingVersion }) => String(wordingVersion)],
    ['Form', ({ source }) => consentSourceTexts[source]],
    ['Reference', ({ reference }) => reference ?? ''],
    ['Product', ({ product }) => product ?? ''],
    ['Agreed', ({ agreedAt }) => momentText(agreedAt)],
    ['Withdrawn', ({ withdrawnAt }) => momentText(withdrawnAt)],
  ],
}
