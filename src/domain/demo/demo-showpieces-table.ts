/** Where a picture of the demo hangs that belongs to no product. */
export type Wall = 'gallery' | 'partner' | 'client'

export type DemoShowpiecesTable = {
  position: number
  wall: Wall
  /** The name of its drawing. */
  file: string
  alt: string
  /** Of a client. */
  category: string | null
  /** The id of the image or logo that it became. Null while it waits to be hung. */
  shownAs: string | null
}
