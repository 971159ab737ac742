export type GalleryImagesTable = {
  id: string
  /** Orders the gallery, upwards. Two images never share one. */
  place: number
  pictureKey: string
  originalName: string
  /** Of the upload. */
  bytes: number
  alt: string
  /** Name and alternative text, folded. */
  searchText: string
  addedAt: string
}
