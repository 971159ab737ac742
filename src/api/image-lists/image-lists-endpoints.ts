import { clientCalls, galleryCalls, partnerCalls } from '#contract/image-lists/image-list-calls.ts'
import { imageListDefinitions } from '#contract/image-lists/image-list-definitions.ts'
import type { ImageListQuery } from '#contract/image-lists/image-list-form.ts'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import type { ImageListName } from '#contract/image-lists/image-list.ts'
import type { App } from '#domain/app.ts'
import type { Actor } from '#domain/audit/actor.ts'
import { addImages } from '#domain/image-lists/add-images.ts'
import { changeImage } from '#domain/image-lists/change-image.ts'
import { saveClientStory } from '#domain/image-lists/client-stories.ts'
import { deleteImage } from '#domain/image-lists/delete-image.ts'
import { countImages, findClientCategories, findImages } from '#domain/image-lists/find-images.ts'
import { orderImages } from '#domain/image-lists/order-images.ts'
import { endpointsOf } from '../endpoint.ts'
import { findPart } from '../paging.ts'

const galleryEndpoints = endpointsOf(galleryCalls, imageListDefinitions.gallery, {
  ...orderAndDelete('gallery'),
  list: (app, { query }) => findGallery(app, galleryCalls.list.path, query),
  listForOffice: (app, { query }) => findGallery(app, galleryCalls.listForOffice.path, query),
  async upload(app, { caller, files }) {
    const { images, refused } = await addImages(app, caller.by, 'gallery', files.images)
    const message = imageListMessages.gallery.uploaded(images.length)
    return { message, images, errors: refused }
  },
  async change(app, { caller, params, body }) {
    const image = await changeImage(app, caller.by, 'gallery', { ...body, ...params })
    return { message: imageListMessages.gallery.changed, image }
  },
})

const partnersEndpoints = endpointsOf(partnerCalls, imageListDefinitions.partners, {
  ...orderAndDelete('partners'),
  list: (app, { query }) => findPartners(app, partnerCalls.list.path, query),
  listForOffice: (app, { query }) => findPartners(app, partnerCalls.listForOffice.path, query),
  async upload(app, { caller, files }) {
    const { images, refused } = await addImages(app, caller.by, 'partners', files.images)
    const message = imageListMessages.partners.uploaded(images.length)
    return { message, partners: images, errors: refused }
  },
  async change(app, { caller, params, body }) {
    const partner = await changeImage(app, caller.by, 'partners', { ...body, ...params })
    return { message: imageListMessages.partners.changed, partner }
  },
})

const clientsEndpoints = endpointsOf(clientCalls, imageListDefinitions.clients, {
  ...orderAndDelete('clients'),
  list: (app, { query }) => findClients(app, clientCalls.list.path, query),
  async listForOffice(app, { query }) {
    const part = await findClients(app, clientCalls.listForOffice.path, query)
    return { ...part, categories: await findClientCategories(app.db) }
  },
  async upload(app, { caller, body, files }) {
    const uploads = files.images.map((upload) => ({ ...upload, ...body }))
    const { images, refused } = await addImages(app, caller.by, 'clients', uploads)
    const message = imageListMessages.clients.uploaded(images.length)
    return { message, clients: images, errors: refused }
  },
  async change(app, { caller, params, body }) {
    const client = await changeImage(app, caller.by, 'clients', { ...body, ...params })
    return { message: imageListMessages.clients.changed, client }
  },
  saveStory: (app, { caller, params, body, files }) =>
    saveClientStory(app, caller.by, { ...body, ...params, image: files.image[0] }),
})

export const imageListsEndpoints = [...galleryEndpoints, ...partnersEndpoints, ...clientsEndpoints]

type Called = { caller: { by: Actor } }

/** The calls whose responses are the same for every list. */
function orderAndDelete(list: ImageListName) {
  const { reordered, deleted } = imageListMessages[list]
  return {
    async order(app: App, { caller, body }: Called & { body: { ids: string[] } }) {
      await orderImages(app, caller.by, list, body.ids)
      return { message: reordered }
    },
    async delete(app: App, { caller, params }: Called & { params: { id: string } }) {
      await deleteImage(app, caller.by, list, params.id)
      return { message: deleted }
    },
  }
}

async function findGallery(app: App, path: string, query: ImageListQuery) {
  const { items, paging } = await findImagePart(app, 'gallery', path, query)
  return { images: items, ...paging }
}

async function findPartners(app: App, path: string, query: ImageListQuery) {
  const { items, paging } = await findImagePart(app, 'partners', path, query)
  return { partners: items, ...paging }
}

async function findClients(app: App, path: string, query: ImageListQuery) {
  const { items, paging } = await findImagePart(app, 'clients', path, query)
  return { clients: items, ...paging }
}

function findImagePart<List extends ImageListName>(
  { db }: App,
  list: List,
  path: string,
  query: ImageListQuery,
) {
  return findPart(query, {
    path,
    find: (slice) => findImages(db, list, slice),
    count: () => countImages(db, list, query),
  })
}
