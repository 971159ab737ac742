import { useState } from 'react'
import type { Role } from '#contract/accounts/permissions.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { personLimits, personMessages, roleHints, roleTexts } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { ShownOnce } from '../forms/shown-once.tsx'
import { useQuestion } from '../forms/use-question.tsx'
import { addressQuery } from '../lists/address-query.ts'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { officeList } from '../lists/office-list.ts'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { Permitted } from '../session/permitted.tsx'
import { InviteForm } from './invite-form.tsx'
import type { ShownLink } from './invite-form.tsx'
import { personColumns } from './person-columns.tsx'
import { PersonNameDialog } from './person-name-dialog.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { usePersonWrites } from './use-person-writes.ts'

const loading = 'Loading the people...'

const peopleList = officeList(
  addressQuery('/admin/people', () => ({})),
  {
    noun: ['person', 'people'],
    call: personCalls.list,
    inputOf: (_, part) => part,
    rowsOf: ({ people, total }) => ({ rows: people, total, facts: {} }),
    failureOf: (error) => failureOf(error, personMessages.listFailed),
  },
)

export const meta = () => officeMeta('People')
export const handle = listHandle(loading)

export const clientLoader = peopleList.load

export default function PeopleScreen() {
  const [link, setLink] = useState<ShownLink>()
  return (
    <ListScreen title="People" subtitle="Who works in the back office, and what each may do">
      {link && <ShownOnce key={link.link} {...invitationOf(link)} />}
      <People onLink={setLink} />
      <Permitted call={personCalls.invite}>
        <InviteForm onInvited={setLink} />
      </Permitted>
    </ListScreen>
  )
}

function People({ onLink }: { onLink: (link: ShownLink) => void }) {
  const [withSessions, setWithSessions] = useState<Person>()
  const [named, setNamed] = useState<Person>()
  const list = useList(peopleList, { isDue: () => false })
  const writes = usePersonWrites(onLink)
  const ownRole = useQuestion<{ person: Person; role: Role }>({
    textsOf: ({ person: { email, role: before }, role }) => ({
      question: `Change your own role to ${roleTexts[role]}?`,
      hint: `You are signed in as ${email}, with the role ${roleTexts[before]}. As ${roleTexts[role]} you may do less: ${roleHints[role]}. Only another owner can give the role back to you.`,
      yes: 'Change My Role',
    }),
    onYes: ({ person, role }) => writes.setRole(person, role),
  })
  const suspension = useQuestion<Person>({
    textsOf: ({ shownName }) => ({
      question: `Suspend ${shownName}?`,
      hint: 'The account is signed out everywhere and cannot sign in until it is resumed.',
      yes: 'Suspend',
    }),
    onYes: ({ id }) => writes.setSuspended(id, true),
  })
  const factorRemoval = useQuestion<Person>({
    textsOf: ({ shownName }) => ({
      question: `Remove the second factor of ${shownName}?`,
      hint: 'The account can then sign in with the password alone, and the person is notified by e-mail. First check that this person made the request.',
      yes: 'Remove',
    }),
    onYes: ({ id }) => writes.removeSecondFactor(id),
  })
  const removal = useRowDeletion<Person>({
    store: ({ id }) => callApi(personCalls.remove, { id }),
    failed: personMessages.removeFailed,
    question: ({ shownName }) => `Remove ${shownName}?`,
    hint: () =>
      'The account is signed out everywhere and cannot sign in. What the person did stays in the histories, and the address can be invited again.',
    onGone: list.remove,
    outdates: [personCalls.list],
  })
  return (
    <TableView
      label="People"
      list={list}
      loading={loading}
      failures={[writes.failure, removal.failure]}
      columns={personColumns(writes, {
        onRole: (person, role) =>
          person.isSelf ? ownRole.ask({ person, role }) : writes.setRole(person, role),
        onRemove: removal.ask,
        onSuspend: suspension.ask,
        onFactorLost: factorRemoval.ask,
        onSessions: setWithSessions,
        onName: setNamed,
      })}
      empty={{ title: 'Nobody', hint: '' }}
    >
      {removal.dialog}
      {withSessions && (
        <PersonSessions person={withSessions} onClose={() => setWithSessions(undefined)} />
      )}
      {named && <PersonNameDialog person={named} onClose={() => setNamed(undefined)} />}
      {ownRole.dialog}
      {suspension.dialog}
      {factorRemoval.dialog}
    </TableView>
  )
}

function invitationOf({ email, link }: ShownLink) {
  return {
    title: `No mail is set up: send this link to ${email} yourself`,
    text: link,
    detail: `It works once, for ${personLimits.invitationHours} hours, and is not shown again.`,
    copyText: 'Copy link',
  }
}
