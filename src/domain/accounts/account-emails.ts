import { accountLimits } from '#contract/accounts/account.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { indianMoment } from '../indian-time.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'

/** The link that sets a new password. */
export function passwordResetEmail(
  email: string,
  token: string,
  { company }: SiteProfile,
): NewEmail {
  return {
    kind: 'password-reset',
    recipient: email,
    subject: `Set a new password at ${company}`,
    linkToken: token,
    content: {
      heading: 'Set a new password',
      paragraphs: [
        `A new password was requested for your account in the back office of ${company}.`,
        `The link works once, for ${accountLimits.resetMinutes} minutes. Your present password stays until you have set another.`,
      ],
      link: { text: 'Set a new password', path: '/login/reset', hasToken: true },
      closing: ['If it was not you, ignore this e-mail. No one else can read this link.'],
    },
  }
}

export function passwordChangedEmail(email: string, { company }: SiteProfile): NewEmail {
  return {
    kind: 'password-changed',
    recipient: email,
    subject: `Your password at ${company} was changed`,
    content: {
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your account in the back office of ${company} was changed.`,
        'If it was you, no action is needed. If it was not, set a new password immediately. This signs you out everywhere.',
      ],
      link: { text: 'Set a new password', path: '/login/reset' },
    },
  }
}

export function secondFactorEmail(
  email: string,
  isOn: boolean,
  { company }: SiteProfile,
): NewEmail {
  const change = isOn ? 'switched on' : 'switched off'
  return {
    kind: 'second-factor-changed',
    recipient: email,
    subject: `The second factor of your account at ${company} was ${change}`,
    content: {
      heading: `Your second factor was ${change}`,
      paragraphs: [
        isOn
          ? `Signing in to the back office of ${company} needs a code of your authenticator app now, besides your password.`
          : `Signing in to the back office of ${company} needs your password alone again.`,
        'If it was you, no action is needed. If it was not, set a new password immediately. This signs you out everywhere.',
      ],
      link: { text: 'Set a new password', path: '/login/reset' },
    },
  }
}

type NewDevice = { email: string; browser: string; network: string; at: string }

export function newDeviceEmail(
  { email, browser, network, at }: NewDevice,
  { company }: SiteProfile,
): NewEmail {
  return {
    kind: 'new-device',
    recipient: email,
    subject: `New sign-in to your account at ${company}`,
    content: {
      heading: 'New sign-in from an unknown device',
      paragraphs: [
        `Your account in the back office of ${company} was used from a browser or a network from which you have not signed in before.`,
        'If it was you, no action is needed. If it was not, set a new password immediately. This signs you out everywhere.',
      ],
      facts: [
        { name: 'Browser', value: browser },
        { name: 'Network', value: network },
        { name: 'Time', value: indianMoment(at) },
      ],
      link: { text: 'Set a new password', path: '/login/reset' },
    },
  }
}

export function passkeyEmail(email: string, isAdded: boolean, { company }: SiteProfile): NewEmail {
  const change = isAdded ? 'added to' : 'removed from'
  return {
    kind: 'second-factor-changed',
    recipient: email,
    subject: `A passkey was ${change} your account at ${company}`,
    content: {
      heading: `A passkey was ${change} your account`,
      paragraphs: [
        isAdded
          ? `A device can sign in to the back office of ${company} with it. The password alone no longer does.`
          : `The device can no longer sign in to the back office of ${company} with it.`,
        'If it was you, no action is needed. If it was not, set a new password immediately and inform an owner of the site.',
      ],
      link: { text: 'Set a new password', path: '/login/reset' },
    },
  }
}
