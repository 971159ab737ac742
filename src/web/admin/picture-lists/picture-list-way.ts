import type { Failure } from '../session/api-error.ts'

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

export type PictureField = 'alt' | 'link' | 'category'

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
  /** Said when an upload finds that nobody is signed in any more. */
  unauthorized?: string
}

/** What the three lists of pictures do differently. */
export type PictureListWay = {
  /** Of the screen, and below /api of its calls. */
  path: string
  texts: PictureListTexts
  /** What they are: one, and several. */
  noun: [one: string, several: string]
  /** Logos are seen on white in both schemes, as on the site: a dark one on the dark would not be. */
  previewLook: string
  /** What can be changed in place. */
  fields: PictureField[]
  /** Where new ones come. */
  newOnes: 'first' | 'last'
  picturesIn: (answer: never) => ListedPicture[]
  /** Which text goes first where an upload or a deletion fails. */
  failureOf: (title: string, error: unknown) => Failure
}
