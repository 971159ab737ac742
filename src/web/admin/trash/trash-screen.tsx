import { countText } from '#contract/count-text.ts'
import { trashCalls, trashCallsOf } from '#contract/trash/trash-calls.ts'
import { trashKinds, trashKindTexts, trashMessages } from '#contract/trash/trash.ts'
import type { JointDeletion, TrashedItem, TrashKind } from '#contract/trash/trash.ts'
import { timeText } from '../../ui/format.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { choicesOf, FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { actionsColumn, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { officeList } from '../lists/office-list.ts'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { SelectRow } from '../lists/row-selection.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { undoChange } from '../products/announce-change.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useMay, usePermissions } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { restoredLists } from './restored-lists.ts'
import { TrashBar, useTrashSelection } from './trash-selection.tsx'
import type { TrashSelection } from './trash-selection.tsx'

const loading = 'Loading the trash...'

const trashList = officeList(
  addressQuery('/admin/trash', (parameter) => ({
    q: parameter('q'),
    kind: oneOf(trashKinds, parameter('kind')),
  })),
  {
    noun: ['deleted item', 'deleted items'],
    call: trashCalls.list,
    inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
    rowsOf: ({ items, total }) => ({ rows: items, total, facts: {} }),
    failureOf: (error) => failureOf(error, trashMessages.listFailed),
  },
)

export const meta = () => officeMeta('Trash')
export const handle = listHandle(loading)

export const clientLoader = trashList.load

export default function Trash() {
  return (
    <ListScreen title="Trash" subtitle={trashMessages.about}>
      <TrashedItems />
    </ListScreen>
  )
}

function TrashedItems() {
  const isPermitted = usePermissions()
  const seesAll = trashKinds.every((kind) => isPermitted(trashCallsOf[kind].restore.can))
  const list = useList(trashList, { isDue: () => false })
  const { query, listing, noun } = list
  const { q, kind } = query
  const selection = useTrashSelection({
    path: trashList.path,
    filter: { q, kind },
    shown: list.rows,
    total: listing?.total ?? 0,
  })
  const restoring = useRestoring((item) => selection.remove([item]))
  const joint = useJointRestoring()
  const purge = useRowDeletion<TrashedItem>({
    store: ({ kind, id }) => callApi(trashCallsOf[kind].purge, { id }),
    failed: trashMessages.purgeFailed,
    question: ({ name }) => `Delete ${name} for ever?`,
    hint: ({ kind }) => `${belongings[kind]} This cannot be undone.`,
    onGone(item) {
      list.remove(item)
      selection.remove([item])
    },
    outdates: [trashCalls.list],
  })
  return (
    <TableView
      label="Trash"
      list={list}
      loading={loading}
      failures={[selection.failure, restoring.failure, purge.failure]}
      banners={<TrashFilters />}
      head={listing && <TrashBar {...{ selection, listing, noun }} />}
      columns={columnsOf({ selection, restoring, joint, purge, offering: offeringRows(list.rows) })}
      cardLook="grid-cols-[1fr_auto] gap-x-3 gap-y-1.5"
      empty={{
        title: seesAll ? trashMessages.none : trashMessages.noneOfRole,
        hint: seesAll ? trashMessages.noneHint : trashMessages.noneOfRoleHint,
        filteredHint: 'Try another search or kind.',
      }}
    >
      {purge.dialog}
    </TableView>
  )
}

function TrashFilters() {
  const isPermitted = usePermissions()
  const kinds = trashKinds.filter((kind) => isPermitted(trashCallsOf[kind].restore.can))
  return (
    <FilterBar
      list={trashList}
      label="Trash"
      search={{ label: 'Search the trash', placeholder: 'Name, model number, reference' }}
      filters={[
        {
          name: 'kind',
          label: 'Kind',
          choices: choicesOf('All kinds', kinds, (kind) => trashKindTexts[kind]),
        },
      ]}
    />
  )
}

/** What else is deleted for ever with a row of each kind. */
const belongings: Record<TrashKind, string> = {
  product: 'Its images and documents are deleted too.',
  document: 'Its file is deleted too.',
  catalogue: 'Its file is deleted too.',
  enquiry: 'Its notes, replies and e-mails are deleted too, and a consent to offers given with it.',
  message: 'Its replies and e-mails are deleted too, and a consent to offers given with it.',
  image: 'Its files are deleted too.',
  partner: 'Its files are deleted too.',
  client: 'Its files are deleted too.',
  note: 'Nobody reads it again.',
  template: 'Replies that were sent with it stay.',
}

type Writes = {
  selection: TrashSelection
  restoring: ReturnType<typeof useRestoring>
  joint: ReturnType<typeof useJointRestoring>
  purge: ReturnType<typeof useRowDeletion<TrashedItem>>
  /** The ids of the rows that offer to restore what was deleted together. */
  offering: Set<string>
}

function useRestoring(onRestored: (item: TrashedItem) => void) {
  return useWrite({
    store: ({ kind, id }: TrashedItem) => callApi(trashCallsOf[kind].restore, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, trashMessages.restoreFailed),
    announces: ({ message }) => message,
    onStored: (_, item) => onRestored(item),
    outdates: [trashCalls.list, ...restoredLists],
  })
}

/** The undo of the deletion, whose result is a toast, also where it failed. */
function useJointRestoring() {
  return useWrite({
    store: ({ changeId }: JointDeletion) => undoChange(changeId),
    subjectOf: ({ changeId }) => changeId,
    failureOf: () => undefined,
    outdates: restoredLists,
  })
}

/** The first of each deletion: in every row the button would be pressed by mistake. */
function offeringRows(rows: TrashedItem[]) {
  const first = new Map<string, string>()
  for (const { id, jointDeletion } of rows) {
    if (jointDeletion && !first.has(jointDeletion.changeId)) first.set(jointDeletion.changeId, id)
  }
  return new Set(first.values())
}

function columnsOf(writes: Writes): Column<TrashedItem>[] {
  return [
    {
      head: 'Deleted',
      className: 'min-w-0 @3xl:w-[40%]',
      cell: (item) => (
        <div className="flex items-center">
          <SelectRow row={item} label={`Select ${item.name}`} selection={writes.selection} />
          <div className="min-w-0">
            <p className="line-clamp-2 font-semibold wrap-anywhere">
              <bdi>{item.name}</bdi>
            </p>
            <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
              <bdi>{item.detail}</bdi>
            </p>
          </div>
        </div>
      ),
    },
    {
      head: 'Kind',
      className: 'self-start text-sm text-ink-soft',
      cell: ({ kind }) => trashKindTexts[kind],
    },
    {
      head: 'By',
      className: 'col-span-2 text-sm wrap-anywhere text-ink-soft',
      cell: ({ deletedBy, deletedAt }) => (
        <>
          <p className="whitespace-nowrap">{timeText(deletedAt)}</p>
          <p>
            <bdi>{deletedBy ?? 'The system'}</bdi>
          </p>
        </>
      ),
    },
    {
      head: 'Deleted for ever on',
      className: 'col-span-2 text-sm text-ink-soft',
      cell: ({ purgedFrom }) => (
        <>
          <span className="@3xl:sr-only">Deleted for ever on </span>
          {timeText(purgedFrom)}
        </>
      ),
    },
    actionsColumn((item) => <Actions item={item} {...writes} />),
  ]
}

type ActionsProps = Writes & { item: TrashedItem }

function Actions({ item, restoring, joint, purge, offering }: ActionsProps) {
  const { jointDeletion } = item
  const isGoing = purge.going?.id === item.id
  if (!useMay(trashCallsOf[item.kind].restore)) return null
  return (
    <RowActions>
      {jointDeletion && offering.has(item.id) && (
        <RowButton
          text={
            joint.isBusy(jointDeletion.changeId)
              ? 'Restoring...'
              : `Restore all ${countText(jointDeletion.products)}`
          }
          label={`Restore all ${countText(jointDeletion.products)} products deleted with ${item.name}`}
          onPress={() => void joint.run(jointDeletion)}
          isBusy={joint.isBusy(jointDeletion.changeId)}
        />
      )}
      <RowButton
        text={restoring.isBusy(item.id) ? 'Restoring...' : 'Restore'}
        label={`Restore ${item.name}`}
        onPress={() => void restoring.run(item)}
        isBusy={restoring.isBusy(item.id)}
      />
      <RowButton
        text={isGoing ? 'Deleting...' : 'Delete for ever'}
        label={`Delete for ever: ${item.name}`}
        onPress={() => purge.ask(item)}
        isBusy={isGoing}
      />
    </RowActions>
  )
}
