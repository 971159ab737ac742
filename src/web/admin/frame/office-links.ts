import type { OfficeIconName } from './office-icon.tsx'

export type OfficeLink = { to: string; text: string; icon: OfficeIconName }

/** Every screen of the back office that the navigation leads to, in two groups. */
export const officeLinks: { label: string; links: OfficeLink[] }[] = [
  {
    label: 'Catalogue',
    links: [{ to: '/admin/products', text: 'Products', icon: 'products' }],
  },
  {
    label: 'Settings',
    links: [{ to: '/admin/account', text: 'Account', icon: 'account' }],
  },
]
