import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryChange } from '#contract/enquiries/enquiry.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/toasts.tsx'
import { useColleagues } from '../follow-ups/use-colleagues.ts'
import { FilterSelect } from '../lists/filter-bar.tsx'
import { SelectBox } from '../products/product-selection.tsx'
import { ApiError, failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { serverStatusOf, statusChoices } from './enquiry-list.ts'

export type EnquirySelection = ReturnType<typeof useEnquirySelection>

/** Of the rows that are shown: another page or filter begins with none. */
export function useEnquirySelection(shown: Enquiry[]) {
  const [chosen, setChosen] = useState<string[]>([])
  const ids = chosen.filter((id) => shown.some((enquiry) => enquiry.id === id))
  const { run, failure, isBusy } = useWrite({
    store: (changes: EnquiryChange[]) => callApi(enquiryCalls.changeSeveral, { changes }),
    failureOf: (error) => failureUnder(enquiryMessages.changeFailed, error),
    onStored({ message, undo }) {
      setChosen([])
      if (undo.length === 0) announce(message)
      else announce(message, { text: 'Undo', run: () => void takeBack(undo) })
    },
    outdates: changedReads,
  })
  return {
    ids,
    failure,
    isBusy: isBusy(),
    has: (id: string) => ids.includes(id),
    toggle: (id: string) =>
      setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    selectAll: () => setChosen(shown.map(({ id }) => id)),
    clear: () => setChosen([]),
    change: (change: Omit<EnquiryChange, 'id'>) => void run(ids.map((id) => ({ id, ...change }))),
  }
}

const changedReads = [enquiryCalls.list, enquiryCalls.find, enquiryCalls.findHistory]

/** The list may have been left: the result is a toast, also where it failed. */
async function takeBack(changes: EnquiryChange[]) {
  try {
    const { message } = await callApi(enquiryCalls.changeSeveral, { changes })
    announce(`Undone: ${message}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    announce(`${enquiryMessages.changeFailed}: ${error.message}`)
  } finally {
    await outdate(changedReads)
  }
}

type SelectionProps = { selection: EnquirySelection }

export function SelectEnquiry({ enquiry, selection }: SelectionProps & { enquiry: Enquiry }) {
  return (
    <div className="row-control">
      <SelectBox
        label={`Select the enquiry of ${enquiry.name}`}
        isChecked={selection.has(enquiry.id)}
        onChange={() => selection.toggle(enquiry.id)}
      />
    </div>
  )
}

type SelectionBarProps = SelectionProps & { shown: Enquiry[]; children: React.ReactNode }

/** What can be done with the selected rows, in place of what stands there while none is. */
export function EnquirySelectionBar({ selection, shown, children }: SelectionBarProps) {
  const { ids, selectAll, clear, change, isBusy } = selection
  const { me, others } = useColleagues()
  const areAll = ids.length === shown.length
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center gap-2">
      <SelectBox
        label="Select all enquiries on this page"
        isChecked={areAll}
        isMixed={ids.length > 0 && !areAll}
        onChange={areAll ? clear : selectAll}
      />
      {ids.length === 0 && (
        <div className="flex grow flex-wrap items-center justify-between gap-x-4">{children}</div>
      )}
      {ids.length > 0 && (
        <>
          <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
            {ids.length} selected
          </p>
          <FilterSelect
            label="Set the status"
            value=""
            choices={[['', 'Set status'], ...statusChoices]}
            onChoose={(status) => change({ status: serverStatusOf(status) })}
            isBusy={isBusy}
          />
          <FilterSelect
            label="Assign them to"
            value=""
            choices={[
              ['', 'Assign to'],
              ['nobody', 'Nobody'],
              ...[me, ...others].flatMap((one): [string, string][] =>
                one ? [[one.id, one === me ? `Me (${one.email})` : one.email]] : [],
              ),
            ]}
            onChoose={(id) => change({ assigneeId: id === 'nobody' ? null : id })}
            isBusy={isBusy}
          />
          <Button look="quiet" onClick={clear} aria-label="Clear selection" className="px-2.5!">
            Clear
          </Button>
        </>
      )}
    </div>
  )
}
