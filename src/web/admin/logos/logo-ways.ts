import { clientCalls, partnerCalls } from '#contract/image-lists/image-list-calls.ts'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import type { Partner } from '#contract/image-lists/image-list.ts'
import type { PictureListWay } from '../picture-lists/picture-list-way.ts'
import { sendSignedIn } from '../picture-lists/send-signed-in.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

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
  calls: {
    async list(query, options) {
      const answer = await callApi(partnerCalls.listForOffice, query, options)
      const { partners, total = 0 } = answer
      return { pictures: partners.map(listedLogo), total, categories: [] }
    },
    async upload(form, sending) {
      const { partners, errors } = await sendSignedIn(partnerCalls.upload, { form }, sending)
      return { count: partners.length, errors }
    },
    change: (id, change) => callApi(partnerCalls.change, { id, ...change }),
    order: (ids) => callApi(partnerCalls.order, { ids }),
    delete: (id) => callApi(partnerCalls.delete, { id }),
  },
  fields: ['alt', 'link'],
  texts: {
    ...imageListMessages.partners,
    ...textsOfBoth,
    title: 'Partners Management',
    subtitle: 'The home page shows these logos in their order',
    uploadTitle: 'Upload Partner Logos',
    heading: (count) => `Partner Logos ${count}`,
    loading: 'Loading partners...',
    noneHint: 'Choose logos above: they stand on the home page.',
  },
}

export const clientsWay: PictureListWay = {
  ...ofBoth,
  path: '/admin/clients',
  calls: {
    async list(query, options) {
      const answer = await callApi(clientCalls.listForOffice, query, options)
      const { clients, total = 0, categories } = answer
      return { pictures: clients.map(listedLogo), total, categories }
    },
    async upload(form, sending) {
      const { clients, errors } = await sendSignedIn(clientCalls.upload, { form }, sending)
      return { count: clients.length, errors }
    },
    change: (id, change) => callApi(clientCalls.change, { id, ...change }),
    order: (ids) => callApi(clientCalls.order, { ids }),
    delete: (id) => callApi(clientCalls.delete, { id }),
  },
  fields: ['alt', 'link', 'category'],
  texts: {
    ...imageListMessages.clients,
    ...textsOfBoth,
    title: 'Clients Management',
    subtitle: 'The page of our clients shows these logos by category',
    uploadTitle: 'Upload Client Logos',
    heading: (count) => `Client Logos ${count}`,
    loading: 'Loading clients...',
    noneHint: 'Choose logos above: they stand on the page of our clients.',
  },
}

function listedLogo({ filename, logoUrl, ...logo }: Partner) {
  return { ...logo, name: filename, url: logoUrl, caption: '' }
}
