import { timeText } from '../../ui/format.ts'
import { ColumnHead } from '../tables/column-head.tsx'
import { bodyLook, cellLook, headLook, rowLook, tableLook } from '../tables/table-looks.ts'
import { CopyPassword } from './copy-password.tsx'
import { useMadePasswords } from './made-passwords.ts'
import type { MadePassword } from './made-passwords.ts'

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
      <table role="table" aria-label="Generated passwords" className={tableLook}>
        <thead role="rowgroup" className={headLook}>
          <tr role="row">
            <ColumnHead text="GST Number" />
            <ColumnHead text="Password" />
            <ColumnHead text="Generated" />
          </tr>
        </thead>
        <tbody role="rowgroup" className={bodyLook}>
          {generated.map((one) => (
            <GeneratedRow key={`${one.gstNumber} ${one.date}`} {...one} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GeneratedRow({ gstNumber, password, date, warning, notice }: MadePassword) {
  return (
    <tr role="row" className={`${rowLook} grid-cols-[1fr_auto] gap-x-3`}>
      <td role="cell" className={`${cellLook} col-span-2 @3xl:w-1/2`}>
        <span className="font-semibold wrap-anywhere tabular-nums">{gstNumber}</span>
        {warning && <p className="text-sm text-pretty text-amber">{warning}</p>}
        {notice && <p className="text-sm text-pretty wrap-anywhere text-ink-soft">{notice}</p>}
      </td>
      <td role="cell" className={`${cellLook} whitespace-nowrap`}>
        <code className="font-mono text-base">{password}</code>
        <CopyPassword password={password} of={gstNumber ?? ''} className="ml-1" />
      </td>
      <td role="cell" className={`${cellLook} text-sm whitespace-nowrap text-ink-soft`}>
        {timeText(date)}
      </td>
    </tr>
  )
}
