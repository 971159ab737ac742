import { timeText } from '../../ui/format.ts'
import { ListTable } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { CopyPassword } from './copy-password.tsx'
import { useMadePasswords } from './generated-password-store.ts'
import type { MadePassword } from './generated-password-store.ts'

/** In the order they were made. Gone with the tab, which is said before it is too late. */
export function GeneratedPasswords() {
  const generated = useMadePasswords().filter(({ contactId }) => contactId === undefined)
  if (generated.length === 0) return null
  return (
    <section aria-label="Generated passwords" className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Generated passwords</h2>
        <p className="text-sm text-pretty text-ink-soft">
          Shown here until this tab is closed or reloaded, and nowhere else. Copy what you need.
        </p>
      </div>
      <ListTable
        label="Generated passwords"
        rows={generated.map((one) => ({ ...one, id: `${one.gstNumber} ${one.date}` }))}
        columns={columns}
      />
    </section>
  )
}

const columns: Column<MadePassword>[] = [
  {
    head: 'GST Number',
    className: 'col-span-2 @3xl:w-1/2',
    cell: ({ gstNumber, warning, notice }) => (
      <>
        <span className="font-semibold wrap-anywhere tabular-nums">{gstNumber}</span>
        {warning && <p className="text-sm text-pretty text-amber">{warning}</p>}
        {notice && <p className="text-sm text-pretty wrap-anywhere text-ink-soft">{notice}</p>}
      </>
    ),
  },
  {
    head: 'Password',
    className: 'whitespace-nowrap',
    cell: ({ gstNumber, password }) => (
      <>
        <code className="font-mono text-base">{password}</code>
        <CopyPassword password={password} of={gstNumber ?? ''} className="ml-1" />
      </>
    ),
  },
  {
    head: 'Generated',
    className: 'text-sm whitespace-nowrap text-ink-soft',
    cell: ({ date }) => timeText(date),
  },
]
