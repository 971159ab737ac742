import { galleryMessages } from '#contract/gallery/gallery.ts'
import type { GalleryImage } from '#contract/gallery/gallery.ts'
import { timeText } from '../../ui/format.ts'
import { fileSizeText } from '../forms/file-size-text.ts'
import type { PictureListWay } from '../picture-lists/picture-list-way.ts'
import { failureOf } from '../session/api-error.ts'

export const galleryWay: PictureListWay = {
  path: '/admin/gallery',
  noun: ['image', 'images'],
  previewLook: '',
  fields: ['alt'],
  newOnes: 'last',
  texts: {
    ...galleryMessages,
    title: 'Image Gallery',
    subtitle: 'The banner of the home page shows these in their order',
    uploadTitle: 'Upload Images',
    formats: 'Supported formats: JPG, PNG, GIF',
    searchLabel: 'Search images',
    searchHint: 'Search images by filename...',
    heading: (count) => `All Images ${count}`,
    loading: 'Loading images...',
    noneHint: 'Choose images above: they turn in the banner of the home page.',
    altHint: 'What the image shows. Empty where it is only decoration.',
  },
  picturesIn: ({ images }: { images: GalleryImage[] }) => images.map(listedImage),
  failureOf: (title, error) => failureOf(error, title),
}

function listedImage({ size, date, ...image }: GalleryImage) {
  return { ...image, caption: `${fileSizeText(size)} · ${timeText(date)}` }
}
