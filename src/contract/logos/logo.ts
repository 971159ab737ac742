import type { Picture } from '../pictures/picture.ts'

export type LogoKind = 'partner' | 'client'

export const logoLimits = { alt: 250, link: 1000, category: 60 } as const

/** The group of those clients that have no category. */
export const uncategorized = 'Uncategorized'

const ofBoth = {
  changed: 'Logo updated successfully!',
  reordered: 'The new order is saved',
  notFound: 'Logo not found',
  changeFailed: 'Failed to update logo',
  reorderFailed: 'Failed to save the new order',
} as const

export const logoMessages = {
  partner: {
    ...ofBoth,
    uploaded: (count: number) => `${count} partner image(s) uploaded successfully!`,
    deleted: 'Partner image deleted successfully!',
    deleteAsked: 'Are you sure you want to delete this partner image?',
    none: 'No partner images found',
    loadFailed: 'Failed to load partners',
    uploadFailed: 'Failed to upload partners',
    deleteFailed: 'Failed to delete partner image',
  },
  client: {
    ...ofBoth,
    uploaded: (count: number) => `${count} client logo(s) uploaded successfully!`,
    deleted: 'Client logo deleted successfully!',
    deleteAsked: 'Are you sure you want to delete this client logo?',
    none: 'No client logos found',
    loadFailed: 'Failed to load clients',
    uploadFailed: 'Failed to upload clients',
    deleteFailed: 'Failed to delete client logo',
  },
} as const

/** What the public pages say where there is no logo to show. */
export const shownLogoMessages = {
  noPartners: 'No partner images available',
  noClients: 'No client logos available.',
  partnersFailed: 'Failed to load partner images. Please try again later.',
  clientsFailed: 'Failed to load client logos. Please try again later.',
} as const

/** A partner as the calls name it. */
export type Partner = {
  id: string
  filename: string
  logoUrl: string
  /** A small file of it. */
  thumbnail: string
  /** Whose logo it is. Never empty: without a text of its own it is the file's name in words. */
  alt: string
  /** Where it leads, by http or https. */
  link: string | null
}

/** A client as the calls name it. Without a category it stands under "Uncategorized". */
export type Client = Partner & { category: string | null }

/** A logo as the public pages show it. */
export type ShownLogo = { id: string; alt: string; link: string | null; picture: Picture }

export type LogoGroup = { category: string; logos: ShownLogo[] }
