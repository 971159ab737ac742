/** The right to make certain calls. */
export const permissions = [
  'account.use',
  'office.use',
  'audit.view',
  'backups.view',
  'products.view',
  'products.edit',
  'catalogues.edit',
  'catalogues.print',
  'categories.edit',
  'gallery.view',
  'gallery.edit',
  'logos.view',
  'logos.edit',
  'enquiries.view',
  'enquiries.edit',
  'enquiries.delete',
  'contacts.view',
  'contacts.edit',
  'contacts.delete',
  'customers.view',
  'customers.edit',
  'customers.delete',
  'customers.suspend',
  'consents.view',
  'consents.edit',
  'data-requests.view',
  'data-requests.edit',
  'emails.view',
  'emails.send',
  'mail-settings.view',
  'mail-settings.edit',
  'company.view',
  'company.edit',
  'integrations.view',
  'integrations.edit',
  'people.view',
  'people.edit',
  'reply-templates.view',
  'reply-templates.edit',
  'trash.restore',
] as const
export type Permission = (typeof permissions)[number]

export const roles = ['owner', 'editor', 'sales', 'viewer'] as const
export type Role = (typeof roles)[number]

const ofEveryRole = ['account.use', 'office.use', 'backups.view'] as const

/** The permissions of each role. Only owners delete submissions. */
const policy: Record<Role, readonly Permission[]> = {
  owner: permissions,
  editor: [
    ...ofEveryRole,
    'products.view',
    'products.edit',
    'catalogues.edit',
    'catalogues.print',
    'categories.edit',
    'gallery.view',
    'gallery.edit',
    'logos.view',
    'logos.edit',
    'trash.restore',
  ],
  sales: [
    ...ofEveryRole,
    'products.view',
    'catalogues.print',
    'enquiries.view',
    'enquiries.edit',
    'contacts.view',
    'contacts.edit',
    'customers.view',
    'customers.edit',
    'consents.view',
    'consents.edit',
    'emails.view',
    'emails.send',
    'reply-templates.view',
    'reply-templates.edit',
    'trash.restore',
  ],
  viewer: [
    ...ofEveryRole,
    'products.view',
    'gallery.view',
    'logos.view',
    'enquiries.view',
    'contacts.view',
    'customers.view',
    'consents.view',
    'company.view',
    'emails.view',
    'reply-templates.view',
  ],
}

/** What only a person does, who has signed in, whatever the role of a key is. */
const ofPeopleAlone: readonly Permission[] = [
  'account.use',
  'office.use',
  'trash.restore',
  'people.edit',
  'integrations.edit',
  'mail-settings.edit',
  'data-requests.edit',
]

/** Whether an API key of a role may make a call. */
export function isPermittedToKey(role: Role, permission: Permission) {
  return isPermitted(role, permission) && !ofPeopleAlone.includes(permission)
}

/** Who may do what, and what cannot be taken back, is changed only shortly after a password was given. */
const afterConfirmation: readonly Permission[] = [
  'people.edit',
  'integrations.edit',
  'mail-settings.edit',
  'data-requests.edit',
]

export function needsConfirmation(permission: Permission) {
  return afterConfirmation.includes(permission)
}

/** What an account without a second factor may do where everybody needs one: set it up. */
export function needsNoFactor(permission: Permission) {
  return permission === 'account.use'
}

export function isPermitted(role: Role, permission: Permission) {
  return policy[role].includes(permission)
}
