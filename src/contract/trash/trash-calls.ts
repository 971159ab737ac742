import { callsOf } from '../call.ts'
import { replyTemplateCalls } from '../reply-templates/reply-template-calls.ts'
import type { trashDefinitions } from './trash-definitions.ts'
import type { TrashKind } from './trash.ts'

export const trashCalls = callsOf<typeof trashDefinitions>()({
  list: { method: 'GET', path: '/admin/trash', can: 'office.use' },
  restoreSeveral: { method: 'POST', path: '/admin/trash/restorations', can: 'trash.restore' },
  restoreProduct: {
    method: 'POST',
    path: '/admin/trash/products/{id}/restore',
    can: 'products.edit',
  },
  purgeProduct: { method: 'DELETE', path: '/admin/trash/products/{id}', can: 'products.edit' },
  restoreDocument: {
    method: 'POST',
    path: '/admin/trash/product-documents/{id}/restore',
    can: 'products.edit',
  },
  purgeDocument: {
    method: 'DELETE',
    path: '/admin/trash/product-documents/{id}',
    can: 'products.edit',
  },
  restoreCatalogue: {
    method: 'POST',
    path: '/admin/trash/catalogues/{id}/restore',
    can: 'catalogues.edit',
  },
  purgeCatalogue: {
    method: 'DELETE',
    path: '/admin/trash/catalogues/{id}',
    can: 'catalogues.edit',
  },
  restoreEnquiry: {
    method: 'POST',
    path: '/admin/trash/enquiries/{id}/restore',
    can: 'enquiries.delete',
  },
  purgeEnquiry: { method: 'DELETE', path: '/admin/trash/enquiries/{id}', can: 'enquiries.delete' },
  restoreMessage: {
    method: 'POST',
    path: '/admin/trash/contacts/{id}/restore',
    can: 'contacts.delete',
  },
  purgeMessage: { method: 'DELETE', path: '/admin/trash/contacts/{id}', can: 'contacts.delete' },
  restoreImage: { method: 'POST', path: '/admin/trash/gallery/{id}/restore', can: 'gallery.edit' },
  purgeImage: { method: 'DELETE', path: '/admin/trash/gallery/{id}', can: 'gallery.edit' },
  restorePartner: { method: 'POST', path: '/admin/trash/partners/{id}/restore', can: 'logos.edit' },
  purgePartner: { method: 'DELETE', path: '/admin/trash/partners/{id}', can: 'logos.edit' },
  restoreClient: { method: 'POST', path: '/admin/trash/clients/{id}/restore', can: 'logos.edit' },
  restoreNote: {
    method: 'POST',
    path: '/admin/trash/customer-notes/{id}/restore',
    can: 'customers.edit',
  },
  purgeNote: { method: 'DELETE', path: '/admin/trash/customer-notes/{id}', can: 'customers.edit' },
  purgeTemplate: {
    method: 'DELETE',
    path: '/admin/trash/reply-templates/{id}',
    can: 'reply-templates.edit',
  },
  purgeClient: { method: 'DELETE', path: '/admin/trash/clients/{id}', can: 'logos.edit' },
})

/** The calls that restore a row of each kind, and delete it for ever. */
export const trashCallsOf = {
  product: { restore: trashCalls.restoreProduct, purge: trashCalls.purgeProduct },
  document: { restore: trashCalls.restoreDocument, purge: trashCalls.purgeDocument },
  catalogue: { restore: trashCalls.restoreCatalogue, purge: trashCalls.purgeCatalogue },
  enquiry: { restore: trashCalls.restoreEnquiry, purge: trashCalls.purgeEnquiry },
  message: { restore: trashCalls.restoreMessage, purge: trashCalls.purgeMessage },
  image: { restore: trashCalls.restoreImage, purge: trashCalls.purgeImage },
  partner: { restore: trashCalls.restorePartner, purge: trashCalls.purgePartner },
  client: { restore: trashCalls.restoreClient, purge: trashCalls.purgeClient },
  note: { restore: trashCalls.restoreNote, purge: trashCalls.purgeNote },
  template: { restore: replyTemplateCalls.restore, purge: trashCalls.purgeTemplate },
} as const satisfies Record<TrashKind, object>
