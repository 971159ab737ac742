/** The stored widths of a picture in pixels, up to its own width. */
export const pictureWidths = [320, 640, 960, 1600] as const

export type PictureKind = 'avif' | 'webp'

/** A stored picture as the pages show it. */
export type Picture = {
  /** Stands for its content: another picture has another key, so its files never change. */
  key: string
  originalName: string
  /** Of the largest of its files. */
  width: number
  height: number
  /** Upwards. Never empty. */
  widths: number[]
  hasAvif: boolean
}

export function pictureAddress(key: string, width: number, kind: PictureKind = 'webp') {
  return `/pictures/${key}/${width}.${kind}`
}

/** The value of a `srcset`. */
export function pictureSources(
  { key, widths }: Pick<Picture, 'key' | 'widths'>,
  kind: PictureKind,
) {
  return widths.map((width) => `${pictureAddress(key, width, kind)} ${width}w`).join(', ')
}

/** The smallest file that fills `width` pixels, or the largest there is. */
export function widthFor({ widths }: Pick<Picture, 'widths'>, width: number) {
  return widths.find((candidate) => candidate >= width) ?? Math.max(...widths)
}

/** A picture as the calls name it. `thumbnail` is a small file of it. */
export type NamedPicture = { url: string; originalName: string; thumbnail: string }

export function namedPictureOf(
  picture: Pick<Picture, 'key' | 'originalName' | 'widths'>,
): NamedPicture {
  const { key, originalName } = picture
  return {
    url: pictureAddress(key, Math.max(...picture.widths)),
    originalName,
    thumbnail: pictureAddress(key, Math.min(...picture.widths)),
  }
}
