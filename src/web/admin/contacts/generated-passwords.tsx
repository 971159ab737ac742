import { skipToken, useQuery } from '@tanstack/react-query'
import type { Contact } from '#contract/contacts/contact.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { canCopy, useCopied } from '../../ui/use-copied.ts'
import { ListTable } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { queryClient } from '../session/call-query.ts'
import { storedEmail } from '../session/stored-session.ts'

/** A password that was generated in this tab. The server stores only its hash. */
type GeneratedPassword = {
  gstNumber: string | null
  password: string
  date: string
  warning: string | null
  /** How the customer gets it. */
  notice?: string
  /** Of the contact it was set for; the others were generated for a GST number. */
  contactId?: string
}

/** In memory alone: a reload loses them, and another account in this tab does not see them. */
const keyOfPasswords = () => ['generated-passwords', storedEmail()]
queryClient.setQueryDefaults(['generated-passwords'], { gcTime: Infinity, queryFn: skipToken })

export function rememberPassword(password: GeneratedPassword) {
  queryClient.setQueryData<GeneratedPassword[]>(keyOfPasswords(), (earlier = []) => [
    ...earlier,
    password,
  ])
}

export function useGeneratedPasswords() {
  return useQuery<GeneratedPassword[]>({ queryKey: keyOfPasswords() }).data ?? []
}

/** The password that the customer has now: another may have been set since, also elsewhere. */
export function usePasswordOf({ id, gstNumber, passwordSetAt }: Contact) {
  return useGeneratedPasswords().findLast(
    (one) =>
      one.date === passwordSetAt &&
      (one.contactId === id || (gstNumber !== null && one.gstNumber === gstNumber)),
  )?.password
}

/** In the order in which they were generated. */
export function GeneratedPasswords() {
  const generated = useGeneratedPasswords().filter(({ contactId }) => contactId === undefined)
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

const columns: Column<GeneratedPassword>[] = [
  {
    head: 'GST Number',
    className: 'col-span-2 @3xl:w-1/2',
    cell: ({ gstNumber, warning, notice }) => (
      <>
        <span className="font-semibold wrap-anywhere figures">{gstNumber}</span>
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
        <code className="mr-1 font-mono text-base">{password}</code>
        <CopyPassword password={password} of={gstNumber ?? ''} />
      </>
    ),
  },
  {
    head: 'Generated',
    className: 'text-sm whitespace-nowrap text-ink-soft',
    cell: ({ date }) => timeText(date),
  },
]

const copyTexts = { copied: 'Copied', refused: 'Copying was refused' }

export function CopyPassword({ password, of }: { password: string; of: string }) {
  const { outcome, copy } = useCopied()
  if (!canCopy()) return null
  return (
    <>
      <Button
        look="quiet"
        onClick={() => copy(password)}
        aria-label={`Copy the password of ${of}`}
        className="px-2.5!"
      >
        {outcome ? copyTexts[outcome] : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {outcome && copyTexts[outcome]}
      </span>
    </>
  )
}
