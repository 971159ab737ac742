import { galleryCalls } from '#contract/gallery/gallery-calls.ts'
import { galleryDefinitions } from '#contract/gallery/gallery-definitions.ts'
import type { GalleryListQuery } from '#contract/gallery/gallery-form.ts'
import { galleryMessages } from '#contract/gallery/gallery.ts'
import type { App } from '#domain/app.ts'
import {
  addGalleryImages,
  changeGalleryImage,
  deleteGalleryImage,
  orderGallery,
} from '#domain/gallery/change-gallery.ts'
import { countGalleryImages, findGalleryImages } from '#domain/gallery/find-gallery.ts'
import { endpointsOf } from '../endpoint.ts'
import { findPart } from '../paging.ts'

export const galleryEndpoints = endpointsOf(galleryCalls, galleryDefinitions, {
  list: (app, { query }) => answerList(app, galleryCalls.list.path, query),
  listForOffice: (app, { query }) => answerList(app, galleryCalls.listForOffice.path, query),
  async upload(app, { caller, files }) {
    const { images, refused } = await addGalleryImages(app, caller.by, files.images)
    return { message: galleryMessages.uploaded(images.length), images, errors: refused }
  },
  async order(app, { caller, body }) {
    await orderGallery(app, caller.by, body.ids)
    return { message: galleryMessages.reordered }
  },
  async change(app, { caller, params, body }) {
    const image = await changeGalleryImage(app, caller.by, params.id, body)
    return { message: galleryMessages.changed, image }
  },
  async delete(app, { caller, params }) {
    await deleteGalleryImage(app, caller.by, params.id)
    return { message: galleryMessages.deleted }
  },
})

async function answerList({ db }: App, path: string, query: GalleryListQuery) {
  const { items, paging } = await findPart(query, {
    path,
    find: (slice) => findGalleryImages(db, slice),
    count: () => countGalleryImages(db, query),
  })
  return { images: items, ...paging }
}
