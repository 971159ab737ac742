import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { canCopy, useCopied } from '../../ui/use-copied.ts'
import { ListTable } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { useMadePasswords } from './generated-password-store.ts'
import type { MadePassword } from './generated-password-store.ts'

/** In the order in which they were made. */
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

const texts = { copied: 'Copied', refused: 'Copying was refused' }

type CopyPasswordProps = { password: string; of: string; className?: string }

export function CopyPassword({ password, of, className = '' }: CopyPasswordProps) {
  const { said, copy } = useCopied()
  if (!canCopy()) return null
  return (
    <>
      <Button
        look="quiet"
        onClick={() => copy(password)}
        aria-label={`Copy the password of ${of}`}
        className={`px-2.5! ${className}`}
      >
        {said ? texts[said] : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {said && texts[said]}
      </span>
    </>
  )
}
