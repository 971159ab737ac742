import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageAnswer, PagingAnswer, RefusedFilesAnswer } from '../general-schemas.ts'
import { OrderForm } from '../pictures/order-form.ts'
import { NoFields, picturesField } from '../pictures/picture-upload-form.ts'
import { z } from '../schema.ts'
import { GalleryImageForm, GalleryListQuery } from './gallery-form.ts'
import type { GalleryImage } from './gallery.ts'

const GalleryImageAnswer = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  date: z.iso.datetime(),
  url: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
} satisfies FieldsOf<GalleryImage>)

const images = z.array(GalleryImageAnswer)

const GalleryAnswer = z.object({ images, ...PagingAnswer })

export const galleryDefinitions = {
  list: {
    summary: 'The images of the gallery in their order',
    query: GalleryListQuery,
    answer: GalleryAnswer,
    isKept: true,
  },
  listForOffice: {
    summary: 'The images of the gallery in their order',
    query: GalleryListQuery,
    answer: GalleryAnswer,
  },
  upload: {
    summary: 'Add images at the end of the gallery; those refused are told in `errors`',
    body: NoFields,
    files: { images: picturesField },
    answer: MessageAnswer.extend({ images, ...RefusedFilesAnswer }),
    details: z.object(RefusedFilesAnswer),
    status: 201,
  },
  order: {
    summary: 'Bring images into another order among themselves; the others stay where they are',
    body: OrderForm,
    answer: MessageAnswer,
  },
  change: {
    summary: 'Say what an image shows, or move it to a position',
    params: IdParams,
    body: GalleryImageForm,
    answer: MessageAnswer.extend({ image: GalleryImageAnswer }),
    refusals: [404],
  },
  delete: {
    summary: 'Delete an image of the gallery',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
  },
} satisfies CallDefinitions
