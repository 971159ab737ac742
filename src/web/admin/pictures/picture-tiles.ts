import type { NamedPicture } from '#contract/pictures/picture.ts'
import type { ChosenPicture } from './chosen-picture.ts'

/** A picture in the form. Those that are kept come first, since the server puts the new ones after them. */
export type Tile = {
  id: string
  name: string
  address: string
  /** Of a new picture. */
  bytes?: number
  isNew: boolean
  /** Its place among those of its kind, and how many these are. */
  at: number
  of: number
}

export function tilesOf(kept: NamedPicture[], added: ChosenPicture[]): Tile[] {
  const keptTiles = kept.map(({ url, originalName, thumbnail }, at) => ({
    id: `${url} ${kept.slice(0, at).filter((other) => other.url === url).length}`,
    name: originalName,
    address: thumbnail,
    isNew: false,
    at,
    of: kept.length,
  }))
  const addedTiles = added.map(({ id, file, address }, at) => ({
    id,
    name: file.name,
    address,
    bytes: file.size,
    isNew: true,
    at,
    of: added.length,
  }))
  return [...keptTiles, ...addedTiles]
}
