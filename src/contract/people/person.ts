import { roles } from '../accounts/permissions.ts'
import type { Role } from '../accounts/permissions.ts'

export const personStates = ['active', 'invited', 'suspended'] as const
export type PersonState = (typeof personStates)[number]

/** Somebody with an account of the office, or invited to one. */
export type Person = {
  id: string
  email: string
  /** Null where there is none. */
  name: string | null
  /** The name, or the e-mail address without one; both where the name alone could mean somebody else. */
  shownName: string
  role: Role
  state: PersonState
  /** The account that asks. */
  isSelf: boolean
  createdAt: string
  lastSignedInAt: string | null
  /** Until when the link of the invitation works. */
  invitedUntil: string | null
  /** In how many places the account is signed in. */
  sessions: number
  hasSecondFactor: boolean
}

export const personLimits = { invitationHours: 72 } as const

export const roleTexts: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  sales: 'Sales',
  viewer: 'Viewer',
}

export const roleHints: Record<Role, string> = {
  owner: 'Everything, with people and deletions',
  editor: 'Products, catalogues, images and logos',
  sales: 'Enquiries, messages, customers and e-mails',
  viewer: 'Views products, enquiries, customers, e-mails and the company; changes nothing',
}

export const roleChoices = roles.map((role): [Role, string] => [role, roleTexts[role]])

export const personStateTexts: Record<PersonState, string> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
}

export const personMessages = {
  listFailed: 'Failed to fetch the people',
  inviteFailed: 'Failed to invite',
  changeFailed: 'Failed to change the account',
  removeFailed: 'Failed to remove the account',
  notFound: 'This account no longer exists',
  isKnown: 'This address has an account already',
  roleRequired: 'Please choose a role',
  nothingToChange: 'Nothing to change was sent',
  lastOwner: 'This is the last owner. Make someone else an owner first.',
  ownSecondFactor: 'You switch off your own second factor under Account',
  noSecondFactor: 'This person has no second factor',
  isInvited: 'This person has not accepted the invitation yet',
  isNotInvited: 'This person has an account already',
  invited: (email: string) => `${email} was invited by e-mail`,
  invitedByLink: (email: string) => `No mail is set up: send the link to ${email} yourself`,
  changed: 'Account changed',
  nameHint: 'Colleagues read it in place of the e-mail address.',
  nameChanged: (email: string, name: string | null) =>
    name ? `${email} is shown as ${name}` : `${email} has no name now`,
  roleChanged: (who: string, role: Role) => `${who} now has the role ${roleTexts[role]}`,
  suspended: (who: string) => `${who} was suspended and signed out everywhere`,
  resumed: (who: string) => `${who} can sign in again`,
  removed: (who: string) => `${who} was removed`,
  secondFactorRemoved: (who: string) => `${who} signs in with the password alone again`,
  sessionsFailed: 'Failed to fetch the sessions',
  endSessionFailed: 'Failed to end the session',
  sessionGone: 'This session has already ended',
  sessionEnded: (who: string) => `A session of ${who} was ended`,
  sessionsEnded: (who: string) => `${who} was signed out everywhere`,
} as const
