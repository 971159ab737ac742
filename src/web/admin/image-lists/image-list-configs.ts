import { clientCalls, galleryCalls, partnerCalls } from '#contract/image-lists/image-list-calls.ts'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import type { Partner } from '#contract/image-lists/image-list.ts'
import type { RefusedFile } from '#contract/pictures/picture-upload.ts'
import { timeText } from '../../ui/format.ts'
import { fileSizeText } from '../../ui/format.ts'
import { addressQuery } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import type { OfficeList } from '../lists/office-list.ts'
import type { useList } from '../lists/use-list.ts'
import { failureOf, failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { UploadOptions } from '../session/send-call.ts'

/** An image of any list, as its screen shows it. */
export type ListedImage = {
  id: string
  name: string
  thumbnail: string
  url: string
  alt: string
  /** Other facts, in one line. */
  caption: string
  link?: string | null
  category?: string | null
}

type Query = { q: string }
type Facts = { categories: string[] }

/** A page of a list, as `useList` gives it. */
export type ShownImages = ReturnType<typeof useList<Query, ListedImage, Facts>>

type ImageField = 'alt' | 'link' | 'category'

export type ImageChange = Partial<Record<ImageField, string>> & { position?: number }

type ImageListWrites = {
  /** Gives how many are stored, and what was refused. */
  upload: (
    form: FormData,
    options: UploadOptions,
  ) => Promise<{ count: number; errors: RefusedFile[] }>
  change: (id: string, change: ImageChange) => Promise<unknown>
  order: (ids: string[]) => Promise<unknown>
  delete: (id: string) => Promise<unknown>
}

type ImageListTexts = {
  title: string
  subtitle: string
  uploadTitle: string
  formats: string
  searchLabel: string
  searchHint: string
  heading: string
  loading: string
  none: string
  noneHint: string
  deleteAsked: string
  altHint: string
  uploadFailed: string
  changeFailed: string
  reorderFailed: string
  deleteFailed: string
  uploaded: (count: number) => string
  changed: string
  deleted: string
  /** Shown when an upload finds that nobody is signed in any more, or has no permission for it. */
  unauthorized?: string
}

/** What the screens of the three lists do differently. */
export type ImageListConfig = {
  /** In the title of the window. */
  name: string
  list: OfficeList<Query, ListedImage, Facts>
  writes: ImageListWrites
  texts: ImageListTexts
  /** Logos have a white ground in both colour schemes, as on the site. */
  previewLook: string
  fields: ImageField[]
  newOnes: 'first' | 'last'
  /** The failure of an upload or a deletion, under the screen's text or with the server's in its place. */
  failureOf: (title: string, error: unknown) => Failure
}

const galleryConfig: ImageListConfig = {
  name: 'Gallery',
  list: imageList('/admin/gallery', {
    noun: ['image', 'images'],
    call: galleryCalls.listForOffice,
    async readPart({ q }, part, options) {
      const asked = { q: q || undefined, ...part }
      const { images, total } = await callApi(galleryCalls.listForOffice, asked, options)
      const rows = images.map(({ size, date, ...image }) => ({
        ...image,
        caption: `${fileSizeText(size)} · ${timeText(date)}`,
      }))
      return { rows, total, facts: { categories: [] } }
    },
    failureOf: (error) => failureUnder(imageListMessages.gallery.loadFailed, error),
  }),
  writes: {
    async upload(form, options) {
      const { images, errors } = await callApi(galleryCalls.upload, { form }, options)
      return { count: images.length, errors }
    },
    change: (id, change) => callApi(galleryCalls.change, { id, ...change }),
    order: (ids) => callApi(galleryCalls.order, { ids }),
    delete: (id) => callApi(galleryCalls.delete, { id }),
  },
  texts: {
    ...imageListMessages.gallery,
    title: 'Image Gallery',
    subtitle: 'The banner of the home page shows these in their order',
    uploadTitle: 'Upload Images',
    formats: 'Supported formats: JPG, PNG, GIF',
    searchLabel: 'Search images',
    searchHint: 'Search images by filename...',
    heading: 'All Images',
    loading: 'Loading images...',
    noneHint: 'Choose images above: they turn in the banner of the home page.',
    altHint: 'What the image shows. Empty where it is only decoration.',
  },
  previewLook: '',
  fields: ['alt'],
  newOnes: 'last',
  failureOf: (title, error) => failureOf(error, title),
}

const ofLogos = {
  previewLook: 'bg-[#fff] p-2',
  newOnes: 'first',
  failureOf: failureUnder,
} satisfies Partial<ImageListConfig>

const logoTexts = {
  formats: 'Supported formats: JPG, PNG, GIF, WEBP (Max 5MB, 10 files)',
  searchLabel: 'Search logos',
  searchHint: 'Search logos by filename...',
  altHint: 'Whose logo it is. Empty, it is the name of the file.',
}

const partnersConfig: ImageListConfig = {
  ...ofLogos,
  name: 'Partners',
  list: imageList('/admin/partners', {
    noun: ['logo', 'logos'],
    call: partnerCalls.listForOffice,
    async readPart({ q }, part, options) {
      const asked = { q: q || undefined, ...part }
      const { partners, total } = await callApi(partnerCalls.listForOffice, asked, options)
      return { rows: partners.map(listedLogo), total, facts: { categories: [] } }
    },
    failureOf: (error) => failureUnder(imageListMessages.partners.loadFailed, error),
  }),
  writes: {
    async upload(form, options) {
      const { partners, errors } = await callApi(partnerCalls.upload, { form }, options)
      return { count: partners.length, errors }
    },
    change: (id, change) => callApi(partnerCalls.change, { id, ...change }),
    order: (ids) => callApi(partnerCalls.order, { ids }),
    delete: (id) => callApi(partnerCalls.delete, { id }),
  },
  texts: {
    ...imageListMessages.partners,
    ...logoTexts,
    title: 'Partners Management',
    subtitle: 'The home page shows these logos in their order',
    uploadTitle: 'Upload Partner Logos',
    heading: 'Partner Logos',
    loading: 'Loading partners...',
    noneHint: 'Choose logos above: they stand on the home page.',
  },
  fields: ['alt', 'link'],
}

const clientsConfig: ImageListConfig = {
  ...ofLogos,
  name: 'Clients',
  list: imageList('/admin/clients', {
    noun: ['logo', 'logos'],
    call: clientCalls.listForOffice,
    async readPart({ q }, part, options) {
      const asked = { q: q || undefined, ...part }
      const response = await callApi(clientCalls.listForOffice, asked, options)
      const { clients, total, categories } = response
      return { rows: clients.map(listedLogo), total, facts: { categories } }
    },
    failureOf: (error) => failureUnder(imageListMessages.clients.loadFailed, error),
  }),
  writes: {
    async upload(form, options) {
      const { clients, errors } = await callApi(clientCalls.upload, { form }, options)
      return { count: clients.length, errors }
    },
    change: (id, change) => callApi(clientCalls.change, { id, ...change }),
    order: (ids) => callApi(clientCalls.order, { ids }),
    delete: (id) => callApi(clientCalls.delete, { id }),
  },
  texts: {
    ...imageListMessages.clients,
    ...logoTexts,
    title: 'Clients Management',
    subtitle: 'The page of our clients shows these logos by category',
    uploadTitle: 'Upload Client Logos',
    heading: 'Client Logos',
    loading: 'Loading clients...',
    noneHint: 'Choose logos above: they stand on the page of our clients.',
  },
  fields: ['alt', 'link', 'category'],
}

/** The list whose screen has this path. */
export function imageListAt(pathname: string): ImageListConfig {
  const configs = [partnersConfig, clientsConfig]
  return configs.find(({ list }) => pathname.startsWith(list.path)) ?? galleryConfig
}

type ImageSource = Omit<Parameters<typeof officeList<Query, ListedImage, Facts>>[1], 'onPage'>

/** The cards of a page fill rows of two, three, four and six. */
function imageList(path: string, source: ImageSource) {
  const address = addressQuery(path, (parameter) => ({ q: parameter('q') }))
  return officeList<Query, ListedImage, Facts>(address, { ...source, onPage: 48 })
}

function listedLogo({ filename, logoUrl, ...logo }: Partner): ListedImage {
  return { ...logo, name: filename, url: logoUrl, caption: '' }
}
