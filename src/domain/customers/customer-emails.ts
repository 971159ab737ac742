import { customerLimits } from '#contract/customers/customer.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { retention } from '#contract/privacy/retention.ts'
import { greeting } from '../outbox/acknowledgement-rules.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'

const { initialPasswordDays, linkHours } = customerLimits

/** The page on which customers set and change their password. */
export const passwordPath = '/account/password'

const passwordLink = { path: passwordPath, hasToken: true } as const

export type InitialPassword = {
  /** The id of the contact or the customer. */
  about: string
  name: string | null
  email: string
  userId: string
  password: string
  linkToken: string
}

/** The password that the office made, and the link that replaces it. Both are sealed until the e-mail is sent. */
export function initialPasswordEmail(
  initial: InitialPassword,
  { company, phone }: SiteProfile,
): NewEmail {
  const { about, name, email, userId, password, linkToken } = initial
  return {
    kind: 'customer-password',
    recipient: email,
    subject: `Your account at ${company}`,
    about,
    secret: password,
    linkToken,
    content: {
      heading: greeting('Welcome', name),
      paragraphs: [
        'You can now write to us as an existing customer, with these:',
        `Please set a password of your own: this one works for ${initialPasswordDays} days, and ends as soon as you have set another. The link works once, for ${linkHours} hours; after that, its page sends you a new one.`,
      ],
      facts: [
        { name: 'User ID', value: userId },
        { name: 'Password', isSecret: true },
      ],
      link: { text: 'Set your own password', ...passwordLink },
      closing: [`If you did not expect this e-mail, call us on ${phone.shown}.`],
    },
  }
}

type ToCustomer = { id: string; email: string; userId: string }

export function passwordLinkEmail(
  { id, email, userId }: ToCustomer,
  linkToken: string,
  { company }: SiteProfile,
): NewEmail {
  return {
    kind: 'customer-password-link',
    recipient: email,
    subject: `Set a new password at ${company}`,
    about: id,
    linkToken,
    content: {
      heading: 'Set a new password',
      paragraphs: [
        `A new password was requested for your customer account at ${company}. The link works once, for ${linkHours} hours. Your password does not change until you use it.`,
      ],
      facts: [{ name: 'User ID', value: userId }],
      link: { text: 'Set a new password', ...passwordLink },
      closing: ['If it was not you, ignore this e-mail. Only this e-mail contains the link.'],
    },
  }
}

export function passwordChangedEmail(
  { id, email, userId }: ToCustomer,
  { company, phone }: SiteProfile,
): NewEmail {
  return {
    kind: 'customer-password-changed',
    recipient: email,
    subject: `Your password at ${company} was changed`,
    about: id,
    content: {
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your customer account at ${company} was changed. If it was you, no action is needed.`,
        `If it was not you, set a new password immediately and call us on ${phone.shown}.`,
      ],
      facts: [{ name: 'User ID', value: userId }],
      link: { text: 'Set a new password', path: passwordPath },
    },
  }
}

export function unusedAccountEmail(
  { id, email, userId }: ToCustomer,
  { company, phone }: SiteProfile,
): NewEmail {
  return {
    kind: 'customer-account-unused',
    recipient: email,
    subject: `Your account at ${company} will be deleted`,
    about: id,
    content: {
      heading: 'Your account will be deleted',
      paragraphs: [
        `Your customer account at ${company} has not been used for a long time. We will delete it in ${retention.accountWarningDays} days, with the company name, addresses and people in it.`,
        'To keep the account, sign in once.',
      ],
      facts: [{ name: 'User ID', value: userId }],
      link: { text: 'Sign in', path: '/account' },
      closing: [`If you need help, call us on ${phone.shown}.`],
    },
  }
}
