import { Button } from '../../ui/button.tsx'
import { useColleagues } from '../follow-ups/use-colleagues.ts'
import { FilterSelect } from '../lists/filter-bar.tsx'
import { ListCount } from '../lists/list-view.tsx'
import type { Identified, Listing, Noun } from '../lists/office-list.ts'
import { ClearSelection, SelectedRows, SelectPage, SelectRow } from '../lists/row-selection.tsx'
import type { SubmissionSelection } from './submission-selection.ts'
import { Permitted } from '../session/permitted.tsx'

type SelectionBarProps<Status> = {
  selection: SubmissionSelection<Status>
  listing: Listing<Identified>
  noun: Noun
  statusChoices: [value: string, text: string][]
  statusOf: (chosen: string) => Status | undefined
  /** After the count, while none is selected. */
  children?: React.ReactNode
}

/** What can be done with the selected rows, in place of what stands there while none is. */
export function SelectionBar<Status>(props: SelectionBarProps<Status>) {
  const { selection, listing, noun, children } = props
  const { count, clear, isBusy } = selection
  const { total } = listing
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center gap-2">
      <Permitted call={selection.call}>
        <SelectPage label={`Select all ${noun[1]} on this page`} selection={selection} />
      </Permitted>
      {count === 0 && (
        <div className="flex grow flex-wrap items-center justify-between gap-x-4">
          <ListCount {...{ listing, noun }} />
          {children}
        </div>
      )}
      {count > 0 && (
        <>
          <SelectedRows {...{ selection, total, isBusy }} />
          <ChangeSelects {...props} />
          <Permitted call={selection.deleteCall}>
            <Button
              look="danger"
              onClick={selection.askToDelete}
              aria-disabled={isBusy}
              className="px-3!"
            >
              {selection.isDeleting ? 'Deleting...' : 'Delete selected'}
            </Button>
          </Permitted>
          <ClearSelection {...{ clear, isBusy }} />
        </>
      )}
      {selection.question}
    </div>
  )
}

function ChangeSelects<Status>(props: SelectionBarProps<Status>) {
  const { selection, statusChoices, statusOf } = props
  const { change, isBusy } = selection
  const { me, others } = useColleagues()
  return (
    <>
      <FilterSelect
        label="Set the status"
        value=""
        choices={[['', 'Set status'], ...statusChoices]}
        onChoose={(status) => change({ status: statusOf(status) })}
        isBusy={isBusy}
      />
      <FilterSelect
        label="Assign them to"
        value=""
        choices={[
          ['', 'Assign to'],
          ['nobody', 'Nobody'],
          ...[me, ...others].flatMap((one): [string, string][] =>
            one ? [[one.id, one === me ? `Me (${one.shownName})` : one.shownName]] : [],
          ),
        ]}
        onChoose={(id) => change({ assigneeId: id === 'nobody' ? null : id })}
        isBusy={isBusy}
      />
    </>
  )
}

type SelectSubmissionProps<Status> = {
  row: Identified
  label: string
  selection: SubmissionSelection<Status>
}

export function SelectSubmission<Status>(props: SelectSubmissionProps<Status>) {
  return (
    <Permitted call={props.selection.call}>
      <div className="row-control">
        <SelectRow {...props} />
      </div>
    </Permitted>
  )
}
