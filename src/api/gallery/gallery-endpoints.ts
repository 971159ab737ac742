import { GalleryImageForm, GalleryListQuery } from '#contract/gallery/gallery-form.ts'
import { galleryMessages } from '#contract/gallery/gallery.ts'
import type { GalleryImage } from '#contract/gallery/gallery.ts'
import { OrderForm } from '#contract/pictures/order-form.ts'
import { z } from '#contract/schema.ts'
import type { App } from '#domain/app.ts'
import {
  addGalleryImages,
  changeGalleryImage,
  deleteGalleryImage,
  orderGallery,
} from '#domain/gallery/change-gallery.ts'
import { countGalleryImages, findGalleryImages } from '#domain/gallery/find-gallery.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer, PagingAnswer, RefusedFilesAnswer } from '../general-schemas.ts'
import { findPart } from '../paging.ts'
import { NoFields, picturesField } from '../picture-upload-field.ts'

const GalleryImageAnswer = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  date: z.iso.datetime(),
  url: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
}) satisfies z.ZodType<GalleryImage>

const GalleryAnswer = z.object({ images: z.array(GalleryImageAnswer), ...PagingAnswer })

export const galleryEndpoints = [
  endpoint({
    method: 'GET',
    path: '/gallery',
    summary: 'The images of the gallery in their order',
    guard: 'anyone',
    query: GalleryListQuery,
    answer: GalleryAnswer,
    isKept: true,
    call: (app, { query }) => answerList(app, '/gallery', query),
  }),
  endpoint({
    method: 'GET',
    path: '/admin/gallery',
    summary: 'The images of the gallery in their order',
    guard: 'administrator',
    query: GalleryListQuery,
    answer: GalleryAnswer,
    call: (app, { query }) => answerList(app, '/admin/gallery', query),
  }),
  endpoint({
    method: 'POST',
    path: '/admin/gallery',
    summary: 'Add images at the end of the gallery; those refused are told in `errors`',
    guard: 'administrator',
    body: NoFields,
    files: { images: picturesField },
    answer: MessageAnswer.extend({
      images: z.array(GalleryImageAnswer),
      ...RefusedFilesAnswer,
    }),
    status: 201,
    async call(app, { caller, files }) {
      const { images, refused } = await addGalleryImages(app, caller.by, files.images)
      return { message: galleryMessages.uploaded(images.length), images, errors: refused }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/gallery/order',
    summary: 'Bring images into another order among themselves; the others stay where they are',
    guard: 'administrator',
    body: OrderForm,
    answer: MessageAnswer,
    async call(app, { caller, body }) {
      await orderGallery(app, caller.by, body.ids)
      return { message: galleryMessages.reordered }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/gallery/{id}',
    summary: 'Say what an image shows, or move it to a position',
    guard: 'administrator',
    params: IdParams,
    body: GalleryImageForm,
    answer: MessageAnswer.extend({ image: GalleryImageAnswer }),
    refusals: [404],
    async call(app, { caller, params, body }) {
      const image = await changeGalleryImage(app, caller.by, params.id, body)
      return { message: galleryMessages.changed, image }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/gallery/{id}',
    summary: 'Delete an image of the gallery',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await deleteGalleryImage(app, caller.by, params.id)
      return { message: galleryMessages.deleted }
    },
  }),
]

async function answerList({ db }: App, path: string, query: GalleryListQuery) {
  const { items, paging } = await findPart(query, {
    path,
    find: (slice) => findGalleryImages(db, slice),
    count: () => countGalleryImages(db, query),
  })
  return { images: items, ...paging }
}
