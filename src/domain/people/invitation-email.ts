import { personLimits, roleTexts } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'

/** Where a first password is set, with the token of the link. */
export const invitationPath = '/login/reset'

export function invitationEmail(
  { email, role }: Pick<Person, 'email' | 'role'>,
  token: string,
  { company }: SiteProfile,
) {
  return {
    kind: 'invitation',
    recipient: email,
    subject: `Your account in the back office of ${company}`,
    linkToken: token,
    content: {
      heading: `You are invited to the back office of ${company}`,
      paragraphs: [
        `An account with the role ${roleTexts[role]} is ready for ${email}. Choose a password to begin.`,
        `The link works once, for ${personLimits.invitationHours} hours.`,
      ],
      link: { text: 'Choose a password', path: invitationPath, hasToken: true },
      closing: ['If you did not expect this, ignore this e-mail.'],
    },
  } satisfies NewEmail
}
