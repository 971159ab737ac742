import { emailStateTexts, emailStates } from '#contract/emails/outbox-email.ts'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { StateFilter } from '../lists/row-filters.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { emailList, emailScreenTexts } from './email-list.ts'
import { ListedEmails } from './listed-emails.tsx'

export const meta = () => officeMeta('E-mails')
export const handle = listHandle(emailScreenTexts.loading)

export const clientLoader = emailList.load

export default function Emails() {
  return (
    <ListScreen title="E-mails" subtitle="E-mails sent by the site" actions={<EmailStateFilter />}>
      <ListedEmails />
    </ListScreen>
  )
}

function EmailStateFilter() {
  const { query, show } = useListAddress(emailList)
  return (
    <StateFilter
      value={query.state}
      states={emailStates}
      texts={emailStateTexts}
      all="All e-mails"
      onChoose={(state) => show({ state })}
    />
  )
}
