import { galleryCalls } from '#contract/image-lists/image-list-calls.ts'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import type { GalleryImage } from '#contract/image-lists/image-list.ts'
import { timeText } from '../../ui/format.ts'
import { fileSizeText } from '../forms/file-size-text.ts'
import type { PictureListWay } from '../picture-lists/picture-list-way.ts'
import { sendSignedIn } from '../picture-lists/send-signed-in.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

export const galleryWay: PictureListWay = {
  path: '/admin/gallery',
  calls: {
    async list(query, options) {
      const { images, total = 0 } = await callApi(galleryCalls.listForOffice, query, options)
      return { pictures: images.map(listedImage), total, categories: [] }
    },
    async upload(form, sending) {
      const { images, errors } = await sendSignedIn(galleryCalls.upload, { form }, sending)
      return { count: images.length, errors }
    },
    change: (id, change) => callApi(galleryCalls.change, { id, ...change }),
    order: (ids) => callApi(galleryCalls.order, { ids }),
    delete: (id) => callApi(galleryCalls.delete, { id }),
  },
  noun: ['image', 'images'],
  previewLook: '',
  fields: ['alt'],
  newOnes: 'last',
  texts: {
    ...imageListMessages.gallery,
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
  failureOf: (title, error) => failureOf(error, title),
}

function listedImage({ size, date, ...image }: GalleryImage) {
  return { ...image, caption: `${fileSizeText(size)} · ${timeText(date)}` }
}
