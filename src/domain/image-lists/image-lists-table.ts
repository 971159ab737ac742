type ImageColumns = {
  id: string
  /** Orders a list, upwards. Two images of a list never have the same, those in the trash included. */
  place: number
  pictureKey: string
  originalName: string
  alt: string
  /** Name, alternative text and category, folded. */
  searchText: string
  addedAt: string
  /** Set while it is in the trash. */
  deletedAt: string | null
}

export type GalleryImagesTable = ImageColumns & {
  /** Of the upload. */
  bytes: number
}

/** Without a text it is a draft. */
export type ClientStoriesTable = {
  clientId: string
  title: string
  text: string
  pictureKey: string | null
  /** Of the uploaded file. */
  pictureName: string
  changedAt: string
}

export type LogosTable = ImageColumns & {
  kind: 'partner' | 'client'
  link: string | null
  /** Of a client. */
  category: string | null
}
