import type { Call } from '#contract/call.ts'
import { clientCalls, galleryCalls, partnerCalls } from '#contract/image-lists/image-list-calls.ts'
import type { imageListDefinitions } from '#contract/image-lists/image-list-definitions.ts'
import type { ImageForm } from '#contract/image-lists/image-list-form.ts'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import type {
  ClientStory,
  ImageListItems,
  ImageListName,
} from '#contract/image-lists/image-list.ts'
import type { TrashKind } from '#contract/trash/trash.ts'
import { fileSizeText, timeText } from '../../ui/format.ts'
import { addressQuery, withoutEmpty } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import type { Noun } from '../lists/office-list.ts'
import type { useList } from '../lists/use-list.ts'
import { detailsIn, failureOf, failureUnder } from '../session/api-error.ts'
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
  version: number
  link?: string | null
  category?: string | null
  /** Of a client. */
  story?: ClientStory | null
}

export type ImageListConfig = ReturnType<typeof configOf>

/** A page of a list, as `useList` gives it. */
export type ShownImages = ReturnType<
  typeof useList<{ q: string }, ListedImage, { categories: string[] }>
>

const logoTexts = {
  formats: 'Supported formats: JPG, PNG, GIF, WEBP (Max 5MB, 10 files)',
  searchLabel: 'Search logos',
  searchHint: 'Search logos by filename...',
  altHint: 'Company name. If empty, the file name is used.',
}

const ofLogos = {
  noun: ['logo', 'logos'],
  newOnes: 'first',
  // White in both colour schemes, as on the site.
  previewLook: 'bg-[#fff] p-2',
  failureOf: (error, title) => failureUnder(title, error),
} satisfies Partial<ImageListChoices>

const gallery = configOf(galleryCalls, {
  path: '/admin/gallery',
  name: 'Gallery',
  noun: ['image', 'images'],
  trashKind: 'image',
  fields: ['alt'],
  newOnes: 'last',
  previewLook: '',
  failureOf,
  texts: {
    ...imageListMessages.gallery,
    title: 'Image gallery',
    subtitle: 'Shown in the banner of the home page, in this order',
    uploadTitle: 'Upload images',
    formats: 'Supported formats: JPG, PNG, GIF',
    searchLabel: 'Search images',
    searchHint: 'Search images by filename...',
    heading: 'All Images',
    loading: 'Loading images...',
    noneHint: 'Choose images above. They appear in the banner of the home page.',
    altHint: 'What the image shows. Leave empty if decorative.',
  },
})

const partners = configOf(partnerCalls, {
  ...ofLogos,
  path: '/admin/partners',
  name: 'Partners',
  trashKind: 'partner',
  fields: ['alt', 'link'],
  texts: {
    ...imageListMessages.partners,
    ...logoTexts,
    title: 'Partners management',
    subtitle: 'Shown on the home page, in this order',
    uploadTitle: 'Upload partner logos',
    heading: 'Partner logos',
    loading: 'Loading partners...',
    noneHint: 'Choose logos above. They appear on the home page.',
  },
})

const clients = configOf(clientCalls, {
  ...ofLogos,
  path: '/admin/clients',
  name: 'Clients',
  trashKind: 'client',
  fields: ['alt', 'link', 'category', 'story'],
  texts: {
    ...imageListMessages.clients,
    ...logoTexts,
    title: 'Clients management',
    subtitle: 'Shown on the Clients page, by category. A logo can lead to a story.',
    uploadTitle: 'Upload client logos',
    heading: 'Client logos',
    loading: 'Loading clients...',
    noneHint: 'Choose logos above. They appear on the Clients page.',
  },
})

/** The list whose screen has this path. */
export function imageListAt(pathname: string): ImageListConfig {
  return [partners, clients].find(({ list }) => pathname.startsWith(list.path)) ?? gallery
}

type Definitions = typeof imageListDefinitions

/** The calls of one of the lists. */
type ImageListCalls = {
  [Name in keyof Definitions['gallery']]: Call<Definitions[ImageListName][Name]>
}

/** What the screens of the three lists do differently. */
type ImageListChoices = {
  path: string
  /** In the title of the window. */
  name: string
  noun: Noun
  trashKind: TrashKind
  fields: ('alt' | 'link' | 'category' | 'story')[]
  newOnes: 'first' | 'last'
  previewLook: string
  /** Of an upload or a deletion: under the screen's text, or with the server's in its place. */
  failureOf: (error: unknown, title: string) => Failure
  texts: (typeof imageListMessages)[ImageListName] &
    Record<ScreenText, string> & {
      /** Shown when an upload finds that nobody is signed in any more, or has no permission for it. */
      unauthorized?: string
    }
}

type ScreenText =
  | 'title'
  | 'subtitle'
  | 'uploadTitle'
  | 'formats'
  | 'searchLabel'
  | 'searchHint'
  | 'heading'
  | 'loading'
  | 'noneHint'
  | 'altHint'

function configOf(calls: ImageListCalls, choices: ImageListChoices) {
  const { path, noun, texts } = choices
  const address = addressQuery(path, (parameter) => ({ q: parameter('q') }))
  return {
    ...choices,
    /** Whoever may change an image may upload, order and delete as well. */
    call: calls.change,
    list: officeList(address, {
      noun,
      call: calls.listForOffice,
      // The cards of a page fill rows of two, three, four and six.
      onPage: 48,
      inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
      rowsOf(response) {
        const categories = 'categories' in response ? response.categories : []
        const rows = imagesIn(response).map(listedImage)
        return { rows, total: response.total, facts: { categories } }
      },
      failureOf: (error) => failureUnder(texts.loadFailed, error),
    }),
    /** What somebody else has stored, where a change is refused for it. */
    storedIn(error: unknown) {
      const stored = imageIn(detailsIn<ChangeDefinition>(calls.change, error) ?? {})
      return stored && listedImage(stored)
    },
    writes: {
      async upload(form: FormData, options: UploadOptions) {
        const response = await callApi(calls.upload, { form }, options)
        return { count: imagesIn(response).length, errors: response.errors }
      },
      change: (id: string, change: ImageForm) => callApi(calls.change, { id, ...change }),
      order: (ids: string[]) => callApi(calls.order, { ids }),
      delete: (id: string) => callApi(calls.delete, { id }),
    },
  }
}

type ChangeDefinition = Definitions[ImageListName]['change']

type StoredImage = {
  image?: ImageListItems['gallery']
  partner?: ImageListItems['partners']
  client?: ImageListItems['clients']
}

function imageIn({ image, partner, client }: StoredImage) {
  return image ?? partner ?? client
}

type Images =
  | { images: ImageListItems['gallery'][] }
  | { partners: ImageListItems['partners'][] }
  | { clients: ImageListItems['clients'][] }

/** The images of a response: each list has a name of its own for them. */
function imagesIn(response: Images) {
  if ('images' in response) return response.images
  return 'partners' in response ? response.partners : response.clients
}

function listedImage(image: ImageListItems[ImageListName]): ListedImage {
  if ('filename' in image)
    return { ...image, name: image.filename, url: image.logoUrl, caption: '' }
  return { ...image, caption: `${fileSizeText(image.size)} · ${timeText(image.date)}` }
}
