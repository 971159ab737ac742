import { emailStateTexts, emailStates } from '#contract/emails/outbox-email.ts'
import { choicesOf, FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { emailList, emailScreenTexts } from './email-list.ts'
import { ListedEmails } from './listed-emails.tsx'

export const meta = () => officeMeta('E-mails')
export const handle = listHandle(emailScreenTexts.loading)

export const clientLoader = emailList.load

export default function Emails() {
  return (
    <ListScreen title="E-mails" subtitle="E-mails sent by the site">
      <EmailFilters />
      <ListedEmails />
    </ListScreen>
  )
}

function EmailFilters() {
  return (
    <FilterBar
      list={emailList}
      label="Search and filter e-mails"
      search={{ label: 'Search e-mails', placeholder: 'Recipient or subject' }}
      filters={[
        {
          name: 'state',
          label: 'State',
          choices: choicesOf('All e-mails', emailStates, (state) => emailStateTexts[state]),
        },
      ]}
    />
  )
}
