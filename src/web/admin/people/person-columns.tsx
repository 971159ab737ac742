import { roles } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { countOf } from '#contract/count-text.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { personStateTexts, roleChoices } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { oneOf } from '../lists/address-query.ts'
import { Badge, StatusBadge } from '../lists/badges.tsx'
import { actionsColumn, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import type { PersonWrites } from './use-person-writes.ts'

type Asks = {
  onRole: (person: Person, role: Role) => void
  onRemove: (person: Person) => void
  onSuspend: (person: Person) => void
  onFactorLost: (person: Person) => void
  onSessions: (person: Person) => void
  onName: (person: Person) => void
}

export function personColumns(writes: PersonWrites, asks: Asks): Column<Person>[] {
  return [
    {
      head: 'Person',
      className: 'min-w-0 @3xl:w-[35%]',
      cell: (person) => <Who person={person} />,
    },
    {
      head: 'Role',
      className: 'self-start',
      cell: (person) => (
        <StatusBadge
          call={personCalls.change}
          label={`Role of ${person.shownName}`}
          value={person.role}
          choices={roleChoices}
          onChoose={(chosen) => asks.onRole(person, oneOf(roles, chosen) || person.role)}
          isBusy={writes.isBusy(person.id)}
          tone="plain"
        />
      ),
    },
    {
      head: 'Last sign-in',
      className: 'col-span-2 text-sm text-ink-soft',
      cell: (person) => <LastSignIn person={person} onSessions={asks.onSessions} />,
    },
    actionsColumn((person) => <Actions {...{ person, writes, ...asks }} />),
  ]
}

function Who({ person }: { person: Person }) {
  const { email, name, state, isSelf, invitedUntil } = person
  return (
    <>
      <p className="line-clamp-2 font-semibold wrap-anywhere">
        <bdi>{name ?? email}</bdi>
      </p>
      {name && <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>}
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {isSelf && <span>You</span>}
        {state === 'suspended' && <Badge tone="amber">{personStateTexts.suspended}</Badge>}
        {state === 'invited' && (
          <>
            <Badge tone="blue">{personStateTexts.invited}</Badge>
            <span>{invitedUntil ? `until ${timeText(invitedUntil)}` : 'the link has ended'}</span>
          </>
        )}
      </p>
    </>
  )
}

type LastSignInProps = Pick<Asks, 'onSessions'> & { person: Person }

function LastSignIn({ person, onSessions }: LastSignInProps) {
  const { shownName, lastSignedInAt, sessions } = person
  const text = countOf(sessions, 'session')
  return (
    <>
      <p>{lastSignedInAt ? `Signed in ${timeText(lastSignedInAt)}` : 'Never signed in'}</p>
      {sessions > 0 && (
        <Button
          look="quiet"
          onClick={() => onSessions(person)}
          aria-label={`${text} of ${shownName}`}
          className="-ml-2.5 px-2.5!"
        >
          {text}
        </Button>
      )}
    </>
  )
}

type ActionsProps = Omit<Asks, 'onRole' | 'onSessions'> & { person: Person; writes: PersonWrites }

function Actions({ person, writes, onRemove, onSuspend, onFactorLost, onName }: ActionsProps) {
  const { id, shownName, state, sessions, isSelf, hasSecondFactor } = person
  const isBusy = writes.isBusy(id)
  return (
    <RowActions>
      <RowButton
        text="Name"
        label={`Name of ${shownName}`}
        onPress={() => onName(person)}
        isBusy={isBusy}
      />
      {state === 'invited' && (
        <RowButton
          text="Invite again"
          label={`Invite again: ${shownName}`}
          onPress={() => writes.inviteAgain(person)}
          isBusy={isBusy}
        />
      )}
      {state === 'active' && !isSelf && (
        <RowButton
          text="Suspend"
          label={`Suspend ${shownName}`}
          onPress={() => onSuspend(person)}
          isBusy={isBusy}
        />
      )}
      {state === 'suspended' && (
        <RowButton
          text="Resume"
          label={`Resume ${shownName}`}
          onPress={() => writes.setSuspended(id, false)}
          isBusy={isBusy}
        />
      )}
      {sessions > 0 && !isSelf && (
        <RowButton
          text="Sign out"
          label={`Sign out ${shownName} everywhere`}
          onPress={() => writes.endSessions(id)}
          isBusy={isBusy}
        />
      )}
      {hasSecondFactor && !isSelf && (
        <RowButton
          text="Lost factor"
          label={`Lost factor of ${shownName}`}
          onPress={() => onFactorLost(person)}
          isBusy={isBusy}
        />
      )}
      {!isSelf && (
        <RowButton
          text="Remove"
          label={`Remove ${shownName}`}
          onPress={() => onRemove(person)}
          isBusy={isBusy}
        />
      )}
    </RowActions>
  )
}
