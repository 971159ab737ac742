import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { importMessages } from '#contract/customer-directory/customer-import.ts'
import type {
  StoredCustomerImport,
  UndoneCustomerImport,
} from '#contract/customer-directory/customer-import.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { useQuestion } from '../forms/use-question.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { customerPath } from './customer-list.ts'

/** The imports of the last month, each with its undo. */
export function EarlierImports({ onUndone }: { onUndone: () => void }) {
  const { data, error, refetch } = useQuery(callQuery(customerRecordCalls.listImports, {}))
  const heading = useRef<HTMLHeadingElement>(null)
  const [left, setLeft] = useState<UndoneCustomerImport['left']>([])
  const undo = useUndo((undone) => {
    setLeft(undone.left)
    onUndone()
    // The button that was pressed is gone.
    heading.current?.focus()
  })
  const question = useQuestion<StoredCustomerImport>({
    textsOf: ({ at, created, changed }) => ({
      question: `Undo the import of ${timeText(at)}?`,
      hint: `Customers that it has added (${created}) are deleted, others (${changed}) are again as before. Those that somebody has changed since stay as they are.`,
      yes: 'Undo',
    }),
    onYes: ({ id }) => void undo.run(id),
  })
  if (error)
    return <ReadState {...{ data, error, refetch }} failed={importMessages.listFailed} isTitle />
  if (!data || data.imports.length === 0) return null
  return (
    <section aria-labelledby="earlier-imports" className="flex flex-col gap-2">
      <h3 ref={heading} tabIndex={-1} id="earlier-imports" className="font-semibold">
        Imports of the last month
      </h3>
      {undo.failure && <Banner {...undo.failure} />}
      {left.length > 0 && <LeftCustomers left={left} />}
      <ul className="border-t border-hairline text-sm">
        {data.imports.map((stored) => (
          <li
            key={stored.id}
            className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1.5"
          >
            <EarlierImport
              stored={stored}
              isBusy={undo.isBusy(stored.id)}
              onUndo={() => question.ask(stored)}
            />
          </li>
        ))}
      </ul>
      {question.dialog}
    </section>
  )
}

function useUndo(onUndone: (undone: UndoneCustomerImport) => void) {
  return useWrite({
    store: (importId: string) => callApi(customerRecordCalls.undoImport, { importId }),
    subjectOf: (importId) => importId,
    failureOf: (error) => failureUnder(importMessages.undoFailed, error),
    announces: ({ message }) => message,
    onStored: onUndone,
    outdates: [
      customerRecordCalls.listImports,
      customerRecordCalls.list,
      customerRecordCalls.find,
      customerRecordCalls.listNotes,
      customerRecordCalls.listDoubles,
    ],
  })
}

type EarlierImportProps = { stored: StoredCustomerImport; isBusy: boolean; onUndo: () => void }

function EarlierImport({ stored, isBusy, onUndo }: EarlierImportProps) {
  const { at, by, created, changed, undoneAt } = stored
  return (
    <>
      <p className="min-w-0 grow wrap-anywhere">
        <time dateTime={at}>{timeText(at)}</time> · {by}
        <span className="block text-ink-soft figures">
          New: {created} · Changed: {changed}
        </span>
      </p>
      {undoneAt === null ? (
        <Permitted call={customerRecordCalls.undoImport}>
          <Button
            look="quiet"
            aria-label={`Undo the import of ${timeText(at)}`}
            aria-disabled={isBusy}
            onClick={onUndo}
          >
            {isBusy ? 'Undoing...' : 'Undo'}
          </Button>
        </Permitted>
      ) : (
        <span className="text-ink-soft">Undone</span>
      )}
    </>
  )
}

const mostShown = 20

function LeftCustomers({ left }: Pick<UndoneCustomerImport, 'left'>) {
  return (
    <Banner tone="warning" title={importMessages.left}>
      <ul className="text-sm">
        {left.slice(0, mostShown).map(({ id, customer }) => (
          <li key={id}>
            <Link to={customerPath(id)} className="text-link wrap-anywhere">
              <bdi>{customer}</bdi>
            </Link>
          </li>
        ))}
        {left.length > mostShown && <li>and {left.length - mostShown} more</li>}
      </ul>
    </Banner>
  )
}
