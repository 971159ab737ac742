import { contactCalls } from '#contract/contacts/contact-calls.ts'
import {
  contactDefinitions,
  publicContactDefinitions,
} from '#contract/contacts/contact-definitions.ts'
import { publicContactCalls } from '#contract/contacts/public-contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import { findContactTexts } from '#domain/contacts/find-contact-texts.ts'
import { followUpMessages } from '#contract/follow-ups/follow-up.ts'
import { attachmentMessages } from '#contract/submissions/attachment.ts'
import { replyMessages } from '#contract/submissions/reply.ts'
import {
  changeContacts,
  deleteContacts,
  undoContactsChange,
  undoContactsDeletion,
} from '#domain/contacts/change-contacts.ts'
import { deleteContact } from '#domain/contacts/delete-contact.ts'
import {
  countContactsByStatus,
  findContact,
  findContactHistory,
  findContacts,
} from '#domain/contacts/find-contacts.ts'
import { findContactPage } from '#domain/contacts/find-contact-page.ts'
import { followUpContact } from '#domain/contacts/follow-up-contact.ts'
import { receiveContact, receiveCustomerMessage } from '#domain/contacts/receive-contact.ts'
import { replyToContact } from '#domain/contacts/reply-to-contact.ts'
import { setContactPassword } from '#domain/contacts/set-contact-password.ts'
import { setContactStatus } from '#domain/contacts/set-contact-status.ts'
import { followUpFilterOf } from '#domain/follow-ups/follow-up-filter.ts'
import { findAttachmentFile } from '#domain/replies/find-attachments.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'
import { countOf, findPart } from '../paging.ts'

const publicEndpoints = endpointsOf(publicContactCalls, publicContactDefinitions, {
  async send(app, { caller, body }) {
    if ('password' in body) {
      const { reference } = await receiveCustomerMessage(app, body, caller)
      return { message: contactMessages.received.existing, reference }
    }
    const { reference } = await receiveContact(app, body, caller)
    return { message: contactMessages.received.new, reference }
  },
})

const officeEndpoints = endpointsOf(contactCalls, contactDefinitions, {
  async list(app, { caller, query }) {
    const { db, outbox } = app
    const followUps = followUpFilterOf(app, caller.by, query)
    const counts = await countContactsByStatus(db, { ...query, ...followUps })
    const { items, paging } = await findPart(query, {
      path: contactCalls.list.path,
      find: (slice) => findContacts(db, { ...slice, ...followUps }),
      count: () => countOf(counts, query.status),
    })
    return { contacts: items, isMailSetUp: outbox.isMailSetUp, counts, ...paging }
  },
  async find(app, { caller, params, query }) {
    const filter = { ...query, ...followUpFilterOf(app, caller.by, query) }
    const page = await findContactPage(app.db, params.id, filter)
    return {
      ...orRefuse(page, contactMessages.notFound),
      isMailSetUp: app.outbox.isMailSetUp,
    }
  },
  async setFollowUp(app, { caller, params, body }) {
    const contact = await followUpContact(app, caller.by, params.id, body)
    return { message: followUpMessages.stored, contact }
  },
  async setStatus(app, { caller, params, body }) {
    const changed = await setContactStatus(app, caller.by, params.id, body.status)
    return { message: contactMessages.statusChanged, ...changed }
  },
  async suggestTexts({ db }, { query }) {
    return { suggestions: await findContactTexts(db, query) }
  },
  async changeSeveral(app, { caller, body: { ids, query = {}, changes } }) {
    const filter = { ...query, ...followUpFilterOf(app, caller.by, query) }
    const changed = await changeContacts(app, caller.by, { ids, filter, changes })
    return { ...changed, message: contactMessages.changed(changed.count) }
  },
  async undoChange(app, { caller, params }) {
    const undone = await undoContactsChange(app, caller.by, params.changeId)
    return { ...undone, message: `Undone: ${contactMessages.changed(undone.count)}` }
  },
  async setPassword(app, { caller, params, body }) {
    const contact = await setContactPassword(app, caller.by, params.id, body)
    return { message: customerMessages.passwordSet, contact }
  },
  async findHistory({ db, outbox }, { params }) {
    const { id } = orRefuse(await findContact(db, params.id), contactMessages.notFound)
    return { history: await findContactHistory(db, id), isMailSetUp: outbox.isMailSetUp }
  },
  async reply(app, { caller, params, body, files }) {
    const reply = { ...body, uploads: files.attachments }
    const contact = await replyToContact(app, caller.by, params.id, reply)
    const history = await findContactHistory(app.db, params.id)
    return { message: replyMessages.sent, contact, history }
  },
  async findAttachment({ db }, { params }) {
    const { id } = orRefuse(await findContact(db, params.id), contactMessages.notFound)
    const file = await findAttachmentFile(db, id, params.attachmentId)
    return { file: orRefuse(file, attachmentMessages.notFound) }
  },
  async delete(app, { caller, params }) {
    await deleteContact(app, caller.by, params.id)
    return { message: contactMessages.deleted }
  },
  async deleteSeveral(app, { caller, body: { ids, query = {} } }) {
    const filter = { ...query, ...followUpFilterOf(app, caller.by, query) }
    const deleted = await deleteContacts(app, caller.by, { ids, filter })
    return { ...deleted, message: contactMessages.deletedSeveral(deleted.count) }
  },
  async undoDeletion(app, { caller, params }) {
    const undone = await undoContactsDeletion(app, caller.by, params.changeId)
    return { ...undone, message: contactMessages.restoredSeveral(undone.count) }
  },
})

export const contactsEndpoints = [...publicEndpoints, ...officeEndpoints]
