import { logoMessages } from '#contract/logos/logo.ts'
import type { Client, Partner } from '#contract/logos/logo.ts'
import type { PictureListWay } from '../picture-lists/picture-list-way.ts'
import { failureUnder } from '../session/api-error.ts'

const ofBoth = {
  newOnes: 'first',
  previewLook: 'bg-[#fff] p-2',
  noun: ['logo', 'logos'],
  failureOf: failureUnder,
} satisfies Partial<PictureListWay>

const textsOfBoth = {
  formats: 'Supported formats: JPG, PNG, GIF, WEBP (Max 5MB, 10 files)',
  searchLabel: 'Search logos',
  searchHint: 'Search logos by filename...',
  altHint: 'Whose logo it is. Empty, it is the name of the file.',
}

export const partnersWay: PictureListWay = {
  ...ofBoth,
  path: '/admin/partners',
  fields: ['alt', 'link'],
  texts: {
    ...logoMessages.partner,
    ...textsOfBoth,
    title: 'Partners Management',
    subtitle: 'The home page shows these logos in their order',
    uploadTitle: 'Upload Partner Logos',
    heading: (count) => `Partner Logos ${count}`,
    loading: 'Loading partners...',
    noneHint: 'Choose logos above: they stand on the home page.',
  },
  picturesIn: ({ partners }: { partners: Partner[] }) => partners.map(listedLogo),
}

export const clientsWay: PictureListWay = {
  ...ofBoth,
  path: '/admin/clients',
  fields: ['alt', 'link', 'category'],
  texts: {
    ...logoMessages.client,
    ...textsOfBoth,
    title: 'Clients Management',
    subtitle: 'The page of our clients shows these logos by category',
    uploadTitle: 'Upload Client Logos',
    heading: (count) => `Client Logos ${count}`,
    loading: 'Loading clients...',
    noneHint: 'Choose logos above: they stand on the page of our clients.',
  },
  picturesIn: ({ clients }: { clients: Client[] }) => clients.map(listedLogo),
}

function listedLogo({ filename, logoUrl, ...logo }: Partner) {
  return { ...logo, name: filename, url: logoUrl, caption: '' }
}
