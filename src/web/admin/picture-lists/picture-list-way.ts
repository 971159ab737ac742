import type { RefusedFile } from '#contract/pictures/picture-upload.ts'
import type { Failure } from '../session/api-error.ts'
import type { ReadOptions } from '../session/send-call.ts'
import type { PictureSending } from './send-signed-in.ts'

/** A picture of a list as its screen shows it, whichever list it is. */
export type ListedPicture = {
  id: string
  name: string
  thumbnail: string
  url: string
  alt: string
  /** What is known of it besides, in one line. */
  caption: string
  link?: string | null
  category?: string | null
}

type PictureField = 'alt' | 'link' | 'category'

export type PictureChange = Partial<Record<PictureField, string>> & { position?: number }

/** The part of a list that was asked for. */
type PicturePart = {
  pictures: ListedPicture[]
  total: number
  /** Those that clients have. */
  categories: string[]
}

type PicturePartQuery = { q: string | undefined; page: number; limit: number }

/** The calls of a list, whichever it is. */
type PictureListCalls = {
  list: (query: PicturePartQuery, options: ReadOptions) => Promise<PicturePart>
  /** How many are stored, and what was refused. */
  upload: (
    form: FormData,
    sending: PictureSending,
  ) => Promise<{ count: number; errors: RefusedFile[] }>
  change: (id: string, change: PictureChange) => Promise<unknown>
  order: (ids: string[]) => Promise<unknown>
  delete: (id: string) => Promise<unknown>
}

type PictureListTexts = {
  title: string
  subtitle: string
  uploadTitle: string
  formats: string
  searchLabel: string
  searchHint: string
  /** With how many there are, in brackets, where that is known. */
  heading: (count: string) => string
  loading: string
  none: string
  noneHint: string
  deleteAsked: string
  altHint: string
  loadFailed: string
  uploadFailed: string
  changeFailed: string
  reorderFailed: string
  deleteFailed: string
  uploaded: (count: number) => string
  changed: string
  deleted: string
  /** Said when an upload finds that nobody is signed in any more, or has no permission for it. */
  unauthorized?: string
}

/** What the three lists of pictures do differently. */
export type PictureListWay = {
  /** Of the screen. */
  path: string
  calls: PictureListCalls
  texts: PictureListTexts
  /** What they are: one, and several. */
  noun: [one: string, several: string]
  /** Logos are seen on white in both schemes, as on the site: a dark one on the dark would not be. */
  previewLook: string
  /** What can be changed in place. */
  fields: PictureField[]
  /** Where new ones come. */
  newOnes: 'first' | 'last'
  /** Which text goes first where an upload or a deletion fails. */
  failureOf: (title: string, error: unknown) => Failure
}
