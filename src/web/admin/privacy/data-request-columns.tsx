import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import {
  dataRequestKindTexts,
  dataRequestMessages,
  dataRequestOutcomeTexts,
  dataRequestStateTexts,
} from '#contract/privacy/data-request.ts'
import type { DataRequest } from '#contract/privacy/data-request.ts'
import { todayCalls } from '#contract/today/today-calls.ts'
import { timeText } from '../../ui/format.ts'
import { Badge } from '../lists/badges.tsx'
import { actionsColumn, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { callApi } from '../session/call-api.ts'
import { useRowWrites } from '../session/use-write.ts'

type Asks = {
  writes: ReturnType<typeof useDataRequestWrites>
  isEditable: boolean
  onAnswer: (request: DataRequest) => void
  onRefuse: (request: DataRequest) => void
}

export function useDataRequestWrites() {
  const { run, failure, isBusy } = useRowWrites({
    failed: dataRequestMessages.changeFailed,
    outdates: [dataRequestCalls.list, todayCalls.find],
  })
  return {
    failure,
    isBusy,
    confirm: ({ id }: DataRequest) => run(id, () => callApi(dataRequestCalls.confirm, { id })),
    /** Does what the person asked for. */
    answer({ id, kind }: DataRequest) {
      const call = kind === 'export' ? dataRequestCalls.sendFile : dataRequestCalls.erase
      run(id, () => callApi(call, { id }))
    },
  }
}

export function dataRequestColumns(asks: Asks): Column<DataRequest>[] {
  return [
    {
      head: 'Person',
      className: 'min-w-0 @3xl:w-[30%]',
      cell: ({ email, reference }) => (
        <>
          <p className="font-semibold wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{reference}</p>
        </>
      ),
    },
    {
      head: 'Asked for',
      className: 'col-span-2 min-w-0 text-sm',
      cell: ({ kind, createdAt }) => (
        <>
          <p>{dataRequestKindTexts[kind]}</p>
          <p className="text-ink-soft">{timeText(createdAt)}</p>
        </>
      ),
    },
    {
      head: 'State',
      className: 'col-span-2 min-w-0 text-sm',
      cell: (request) => <State request={request} />,
    },
    actionsColumn((request) => <Actions request={request} {...asks} />),
  ]
}

function State({ request: { state, dueAt, closedAt, outcome, reason } }: { request: DataRequest }) {
  return (
    <>
      <Badge tone={isOverdue(state, dueAt) ? 'danger' : tones[state]}>
        {outcome ? dataRequestOutcomeTexts[outcome] : dataRequestStateTexts[state]}
      </Badge>
      {state === 'open' && dueAt && (
        <p className="text-ink-soft">
          {isOverdue(state, dueAt) ? 'Was due' : 'Due'} {timeText(dueAt)}
        </p>
      )}
      {closedAt && <p className="text-ink-soft">{timeText(closedAt)}</p>}
      {reason && <p className="line-clamp-3 wrap-anywhere">{reason}</p>}
    </>
  )
}

const tones = { open: 'amber', unconfirmed: 'plain', closed: 'leaf' } as const

function isOverdue(state: DataRequest['state'], dueAt: string | null) {
  return state === 'open' && dueAt !== null && Date.parse(dueAt) < Date.now()
}

function Actions({
  request,
  writes,
  isEditable,
  onAnswer,
  onRefuse,
}: Asks & { request: DataRequest }) {
  const { id, kind, state, reference } = request
  if (!isEditable || state === 'closed') return null
  const isBusy = writes.isBusy(id)
  if (state === 'unconfirmed') {
    return (
      <RowActions>
        <RowButton
          text="Confirm"
          label={`Confirm ${reference}`}
          onPress={() => writes.confirm(request)}
          isBusy={isBusy}
        />
      </RowActions>
    )
  }
  const answer = kind === 'export' ? 'Send file' : 'Delete data'
  return (
    <RowActions>
      <RowButton
        text={answer}
        label={`${answer}: ${reference}`}
        onPress={() => onAnswer(request)}
        isBusy={isBusy}
      />
      <RowButton
        text="Refuse"
        label={`Refuse ${reference}`}
        onPress={() => onRefuse(request)}
        isBusy={isBusy}
      />
    </RowActions>
  )
}
