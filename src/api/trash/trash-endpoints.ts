import { contactMessages } from '#contract/contacts/contact.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { listLimits } from '#contract/list-limits.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { trashDefinitions } from '#contract/trash/trash-definitions.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { purgeCatalogue, restoreCatalogue } from '#domain/catalogues/deleted-catalogues.ts'
import { restoreContact } from '#domain/contacts/delete-contact.ts'
import { purgeContact } from '#domain/contacts/purge-contacts.ts'
import {
  purgeCustomerNote,
  restoreTrashedNote,
} from '#domain/customer-directory/note-on-customer.ts'
import { restoreEnquiry } from '#domain/enquiries/delete-enquiry.ts'
import { purgeEnquiry } from '#domain/enquiries/purge-enquiries.ts'
import {
  purgeProductDocument,
  restoreProductDocument,
} from '#domain/product-documents/change-product-documents.ts'
import { purgeProduct } from '#domain/products/purge-products.ts'
import { restoreProduct } from '#domain/products/restore-product.ts'
import { countTrash, findTrash } from '#domain/trash/find-trash.ts'
import { restoreSeveral } from '#domain/trash/restore-several.ts'
import type { ImageListName } from '#contract/image-lists/image-list.ts'
import type { App } from '#domain/app.ts'
import type { Actor } from '#domain/audit/actor.ts'
import { restoreImage } from '#domain/image-lists/delete-image.ts'
import { purgeImage } from '#domain/image-lists/purge-images.ts'
import { purgeReplyTemplate } from '#domain/reply-templates/delete-reply-template.ts'
import { withNotFeatured } from '#contract/products/product-messages.ts'
import { endpointsOf } from '../endpoint.ts'

export const trashEndpoints = endpointsOf(trashCalls, trashDefinitions, {
  async list({ db }, { caller, query: { page = 1, limit = listLimits.onPage, ...filter } }) {
    const { role } = caller.session
    const [items, total] = await Promise.all([
      findTrash(db, role, { ...filter, page, limit }),
      countTrash(db, role, filter),
    ])
    return { items, total, page, limit }
  },
  async restoreSeveral(app, { caller, body: { items, query: filter = {} } }) {
    const { role } = caller.session
    const { notFeatured, ...restored } = await restoreSeveral(app, caller.by, {
      items,
      filter,
      role,
    })
    const message = trashMessages.restoredSeveral(restored.count)
    return { ...restored, message: withNotFeatured(message, notFeatured) }
  },
  async restoreProduct(app, { caller, params }) {
    const { name, notFeatured } = await restoreProduct(app, caller.by, params.id)
    return { message: withNotFeatured(trashMessages.restored(name), notFeatured) }
  },
  async purgeProduct(app, { caller, params }) {
    const name = await purgeProduct(app, caller.by, params.id)
    return { message: trashMessages.purged(name) }
  },
  async restoreDocument(app, { caller, params }) {
    const title = await restoreProductDocument(app, caller.by, params.id)
    return { message: trashMessages.restored(title) }
  },
  async purgeDocument(app, { caller, params }) {
    const title = await purgeProductDocument(app, caller.by, params.id)
    return { message: trashMessages.purged(title) }
  },
  async restoreCatalogue(app, { caller, params }) {
    const name = await restoreCatalogue(app, caller.by, params.id)
    return { message: trashMessages.restored(name) }
  },
  async purgeCatalogue(app, { caller, params }) {
    const name = await purgeCatalogue(app, caller.by, params.id)
    return { message: trashMessages.purged(name) }
  },
  async restoreEnquiry(app, { caller, params }) {
    await restoreEnquiry(app, caller.by, params.id)
    return { message: enquiryMessages.restored }
  },
  async purgeEnquiry(app, { caller, params }) {
    await purgeEnquiry(app, caller.by, params.id)
    return { message: enquiryMessages.purged }
  },
  async restoreMessage(app, { caller, params }) {
    await restoreContact(app, caller.by, params.id)
    return { message: contactMessages.restored }
  },
  async purgeMessage(app, { caller, params }) {
    await purgeContact(app, caller.by, params.id)
    return { message: contactMessages.purged }
  },
  restoreImage: restoreTo('gallery'),
  purgeImage: purgeFrom('gallery'),
  restorePartner: restoreTo('partners'),
  purgePartner: purgeFrom('partners'),
  restoreClient: restoreTo('clients'),
  purgeClient: purgeFrom('clients'),
  async restoreNote(app, { caller, params }) {
    await restoreTrashedNote(app, caller.by, params.id)
    return { message: trashMessages.noteRestored }
  },
  async purgeNote(app, { caller, params }) {
    await purgeCustomerNote(app, caller.by, params.id)
    return { message: trashMessages.notePurged }
  },
  async purgeTemplate(app, { caller, params }) {
    const name = await purgeReplyTemplate(app, caller.by, params.id)
    return { message: trashMessages.purged(name) }
  },
})

type OfImage = { caller: { by: Actor }; params: { id: string } }

function restoreTo(list: ImageListName) {
  return async (app: App, { caller, params }: OfImage) => ({
    message: trashMessages.restored(await restoreImage(app, caller.by, list, params.id)),
  })
}

function purgeFrom(list: ImageListName) {
  return async (app: App, { caller, params }: OfImage) => ({
    message: trashMessages.purged(await purgeImage(app, caller.by, list, params.id)),
  })
}
