import type { Permission } from '#contract/accounts/permissions.ts'
import { companyFields } from '#contract/company/company-fields.ts'
import { companySections } from '../company/company-sections.ts'

/** `words`: not shown, but found. */
export type Offered = {
  to: string
  title: string
  detail?: string
  words?: string
  can: Permission
}

/** Other words for the screens that the navigation names, by their addresses. */
export const wordsOfScreens: Partial<Record<string, string>> = {
  '/admin/today': 'dashboard overview figures',
  '/admin/products': 'catalogue items stock',
  '/admin/categories': 'synonyms icons',
  '/admin/enquiries': 'leads quotes quotations',
  '/admin/contacts': 'messages',
  '/admin/customers': 'crm gstin companies csv',
  '/admin/gallery': 'banners photos pictures images slides',
  '/admin/partners': 'logos brands',
  '/admin/clients': 'logos stories case studies',
  '/admin/emails': 'outbox sent mails',
  '/admin/company': 'profile',
  '/admin/people': 'users staff roles permissions invite invitations colleagues',
  '/admin/settings/templates': 'replies canned',
  '/admin/integrations': 'api keys webhooks developers',
  '/admin/privacy': 'dpdp gdpr erasure',
  '/admin/audit': 'log history changes',
  '/admin/trash': 'deleted restore bin',
}

const moreWordsOfCompany: Partial<Record<string, string>> = {
  name: 'gst',
  contact: 'phones telephone social facebook instagram linkedin',
  places: 'address map location',
  hours: 'opening times timings',
  look: 'brand color gst tax',
  home: 'banner reviews',
  'personal-data': 'privacy retention deletion dpdp',
}

/** Parts of screens, which open there. */
export const officePlaces: Offered[] = [
  ...companySections.map(({ id, title, fields }) => ({
    to: `/admin/company#${id}`,
    title,
    detail: 'Company',
    words: [moreWordsOfCompany[id], ...fields.map((name) => companyFields[name].label)].join(' '),
    can: 'company.view' as const,
  })),
  {
    to: '/admin/settings#mail',
    title: 'E-mail',
    detail: 'Settings',
    words: 'smtp mail server sender announce notifications',
    can: 'emails.view',
  },
  {
    to: '/admin/settings#second-factor',
    title: 'Second factor for everybody',
    detail: 'Settings',
    words: '2fa mfa two-factor authenticator require',
    can: 'people.view',
  },
  {
    to: '/admin/settings#backups',
    title: 'Backups',
    detail: 'Settings',
    words: 'restore copies',
    can: 'account.use',
  },
  {
    to: '/admin/account#name',
    title: 'Your name',
    detail: 'Account',
    words: 'display name profile signature',
    can: 'account.use',
  },
  {
    to: '/admin/account#second-factor',
    title: 'Second factor',
    detail: 'Account',
    words: '2fa mfa two-factor authenticator recovery codes otp',
    can: 'account.use',
  },
  {
    to: '/admin/account#passkeys',
    title: 'Passkeys',
    detail: 'Account',
    words: 'fingerprint face touch windows hello',
    can: 'account.use',
  },
  {
    to: '/admin/account#sessions',
    title: 'Sessions',
    detail: 'Account',
    words: 'devices signed in',
    can: 'account.use',
  },
  {
    to: '/admin/account#this-browser',
    title: 'This browser',
    detail: 'Account',
    words: 'preferences sound notifications shortcuts keyboard start',
    can: 'account.use',
  },
]
