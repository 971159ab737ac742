/** What the public pages need of all that concerns customers: they load this file alone. */
export const ownPasswordLimits = {
  /** What customers choose themselves. */
  ownPassword: 8,
  longestPassword: 1024,
  /** A password that the office makes works so long, unless the customer sets another. */
  initialPasswordDays: 30,
  /** A link to set a password works so long, once. */
  linkHours: 24,
  /** Links that one account can request in 24 hours. */
  requestedLinks: 3,
} as const

export const ownPasswordMessages = {
  passwordsDiffer: 'The two new passwords are not the same',
  passwordChanged: 'Your password has been changed. All sign-ins to this account have ended.',
  linkDead: `This link does not work any more: it was used, replaced by a newer one, or is older than ${ownPasswordLimits.linkHours} hours. Ask for a new one.`,
} as const

export function linkRequested(phone: string) {
  return `If we know this account and its e-mail, an e-mail with a link is on its way. If none arrives, call us on ${phone}.`
}

export function linkNeedsMail(phone: string) {
  return `No link can be sent at the moment. Call us on ${phone}, and we will give you a new password.`
}
