import { ownAccountMessages } from '#contract/customers/own-account.ts'
import { accountAction, accountOutcomeIn, accountPath, nextIn } from './account-address.ts'
import type { AccountOutcome } from './account-address.ts'
import type { AccountForm, AccountView } from './account-view.ts'

const outcomeTexts: Partial<Record<AccountOutcome, string>> = {
  'signed-out': ownAccountMessages.signedOut,
  'signed-out-everywhere': ownAccountMessages.signedOutEverywhere,
  'sign-in-first': ownAccountMessages.signInFirst,
}

export function signInView(url: URL): AccountView {
  const outcome = accountOutcomeIn(url)
  return {
    title: 'Your account',
    lead: 'See your enquiries and our replies.',
    notice: outcome && outcomeTexts[outcome],
    sections: [{ id: 'sign-in', title: 'Sign in', forms: [signInForm(nextIn(url))] }],
    facts: [
      {
        id: 'password',
        title: 'No password?',
        links: [{ to: '/account/password', text: 'Change your password, or ask for a new one' }],
      },
      {
        id: 'no-account',
        title: 'No account yet?',
        text: 'Our office opens accounts for customers. You can enquire without one.',
        links: [
          { to: '/enquiry', text: 'Send an enquiry' },
          { to: '/contact', text: 'Contact Us' },
        ],
      },
    ],
  }
}

function signInForm(next: string | undefined): AccountForm {
  return {
    name: 'sign-in',
    action: accountAction('sign-in', accountPath, { next }),
    legend: 'Sign in',
    submit: 'Sign in',
    fields: [
      {
        name: 'gstNumber',
        label: 'GST Number (User ID)',
        hint: 'No GST number? Use your e-mail.',
        autoComplete: 'username',
        autoCapitalize: 'characters',
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autoComplete: 'current-password',
      },
    ],
  }
}
