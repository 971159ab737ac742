import { preload } from 'react-dom'
import { pictureAddress, pictureSources } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'

/** Named in the head of the page, the largest picture of the first screen waits for nothing. */
export function preloadPicture(picture: Picture, sizes: string) {
  const kind = picture.hasAvif ? 'avif' : 'webp'
  preload(pictureAddress(picture.key, Math.max(...picture.widths), kind), {
    as: 'image',
    type: `image/${kind}`,
    imageSrcSet: pictureSources(picture, kind),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
