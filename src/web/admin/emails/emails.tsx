import { emailStateTexts, emailStates } from '#contract/emails/outbox-email.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { oneOf } from '../lists/address-query.ts'
import { FilterSelect } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton } from '../lists/list-screen.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { emailList, emailScreenTexts } from './email-list.ts'
import { ListedEmails } from './listed-emails.tsx'

export const meta = () => officeMeta('E-mails')
export const handle: OfficeHandle = {
  skeleton: () => <ListScreenSkeleton text={emailScreenTexts.loading} />,
}

export const clientLoader = emailList.load

export default function Emails() {
  return (
    <ListScreen
      title="E-mails"
      subtitle="What the site writes to sales and to customers"
      actions={<StateFilter />}
    >
      <ListedEmails />
    </ListScreen>
  )
}

function StateFilter() {
  const { query, show } = useListAddress(emailList)
  return (
    <div className="w-full sm:w-auto">
      <FilterSelect
        label="State"
        value={query.state}
        choices={choices}
        onChoose={(state) => show({ state: oneOf(emailStates, state) })}
        className="sm:w-auto!"
      />
    </div>
  )
}

const choices: [string, string][] = [
  ['', 'All e-mails'],
  ...emailStates.map((state): [string, string] => [state, emailStateTexts[state]]),
]
