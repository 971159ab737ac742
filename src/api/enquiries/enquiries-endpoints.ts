import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import {
  enquiryDefinitions,
  publicEnquiryDefinitions,
} from '#contract/enquiries/enquiry-definitions.ts'
import { publicEnquiryCalls } from '#contract/enquiries/public-enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { findEnquiryTexts } from '#domain/enquiries/find-enquiry-texts.ts'
import { followUpMessages } from '#contract/follow-ups/follow-up.ts'
import { attachmentMessages } from '#contract/submissions/attachment.ts'
import { replyMessages } from '#contract/submissions/reply.ts'
import {
  changeEnquiries,
  deleteEnquiries,
  undoEnquiriesChange,
  undoEnquiriesDeletion,
} from '#domain/enquiries/change-enquiries.ts'
import { deleteEnquiry } from '#domain/enquiries/delete-enquiry.ts'
import {
  countEnquiriesByStatus,
  countUnread,
  findEnquiries,
  findEnquiry,
  findEnquiryHistory,
} from '#domain/enquiries/find-enquiries.ts'
import { findEnquiryNotes } from '#domain/enquiries/find-enquiry-notes.ts'
import { findEnquiryPage } from '#domain/enquiries/find-enquiry-page.ts'
import { followUpEnquiry } from '#domain/enquiries/follow-up-enquiry.ts'
import { findReplyFacts } from '#domain/enquiries/find-reply-facts.ts'
import { markEnquiryRead } from '#domain/enquiries/mark-enquiry-read.ts'
import { noteOnEnquiry } from '#domain/enquiries/note-on-enquiry.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { replyToEnquiry } from '#domain/enquiries/reply-to-enquiry.ts'
import { setEnquiryStatus } from '#domain/enquiries/set-enquiry-status.ts'
import { enquiryFilterOf } from '#domain/enquiries/enquiry-filter.ts'
import { findAttachmentFile } from '#domain/replies/find-attachments.ts'
import { respondOnce } from '../respond-once.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'
import { countOf, findPart } from '../paging.ts'

const publicEndpoints = endpointsOf(publicEnquiryCalls, publicEnquiryDefinitions, {
  async send(app, { caller, body }) {
    const { reference } = await receiveEnquiry(app, body, caller)
    return { message: enquiryMessages.received, reference }
  },
})

const officeEndpoints = endpointsOf(enquiryCalls, enquiryDefinitions, {
  async list(app, { caller, query }) {
    const { db } = app
    const filter = await enquiryFilterOf(app, caller.by, query)
    const counts = await countEnquiriesByStatus(db, filter)
    const { items, paging } = await findPart(query, {
      path: enquiryCalls.list.path,
      find: (slice) => findEnquiries(db, { ...filter, ...slice }),
      count: () => countOf(counts, query.status),
    })
    const ids = items.map(({ id }) => id)
    const notes = query.include ? { notes: await findEnquiryNotes(db, ids) } : {}
    const { isMailSetUp } = app.outbox
    const unread = await countUnread(db)
    return { enquiries: items, unread, counts, isMailSetUp, ...notes, ...paging }
  },
  async find(app, { caller, params, query }) {
    const filter = await enquiryFilterOf(app, caller.by, query)
    return orRefuse(await findEnquiryPage(app.db, params.id, filter), enquiryMessages.notFound)
  },
  async setStatus(app, { caller, params, body }) {
    const changed = await setEnquiryStatus(app, caller.by, params.id, body.status)
    return { message: enquiryMessages.statusChanged, ...changed }
  },
  async suggestTexts({ db }, { query }) {
    return { suggestions: await findEnquiryTexts(db, query) }
  },
  async changeSeveral(app, { caller, body: { ids, query = {}, changes } }) {
    const filter = await enquiryFilterOf(app, caller.by, query)
    const changed = await changeEnquiries(app, caller.by, { ids, filter, changes })
    return { ...changed, message: enquiryMessages.changed(changed.count) }
  },
  async undoChange(app, { caller, params }) {
    const undone = await undoEnquiriesChange(app, caller.by, params.changeId)
    return { ...undone, message: `Undone: ${enquiryMessages.changed(undone.count)}` }
  },
  async setFollowUp(app, { caller, params, body }) {
    const enquiry = await followUpEnquiry(app, caller.by, params.id, body)
    return { message: followUpMessages.stored, enquiry }
  },
  async markRead(app, { caller, params }) {
    return { enquiry: await markEnquiryRead(app, caller.by, params.id) }
  },
  async findHistory({ db, outbox }, { params }) {
    const { id } = orRefuse(await findEnquiry(db, params.id), enquiryMessages.notFound)
    return { history: await findEnquiryHistory(db, id), isMailSetUp: outbox.isMailSetUp }
  },
  async findReplyFacts(app, { params }) {
    return { facts: orRefuse(await findReplyFacts(app, params.id), enquiryMessages.notFound) }
  },
  async addNote(app, { caller, params, body }) {
    const note = { ...params, ...body }
    await respondOnce(app, { name: 'noteOnEnquiry', caller, body: note, files: [] }, () =>
      noteOnEnquiry(app, caller.by, params.id, body.text),
    )
    const history = await findEnquiryHistory(app.db, params.id)
    return { message: enquiryMessages.noteAdded, history }
  },
  async reply(app, { caller, params, body, files }) {
    const reply = { ...body, uploads: files.attachments }
    const enquiry = await replyToEnquiry(app, caller.by, params.id, reply)
    const history = await findEnquiryHistory(app.db, params.id)
    return { message: replyMessages.sent, enquiry, history }
  },
  async findAttachment({ db }, { params }) {
    const { id } = orRefuse(await findEnquiry(db, params.id), enquiryMessages.notFound)
    const file = await findAttachmentFile(db, id, params.attachmentId)
    return { file: orRefuse(file, attachmentMessages.notFound) }
  },
  async delete(app, { caller, params }) {
    await deleteEnquiry(app, caller.by, params.id)
    return { message: enquiryMessages.deleted }
  },
  async deleteSeveral(app, { caller, body: { ids, query = {} } }) {
    const filter = await enquiryFilterOf(app, caller.by, query)
    const deleted = await deleteEnquiries(app, caller.by, { ids, filter })
    return { ...deleted, message: enquiryMessages.deletedSeveral(deleted.count) }
  },
  async undoDeletion(app, { caller, params }) {
    const undone = await undoEnquiriesDeletion(app, caller.by, params.changeId)
    return { ...undone, message: enquiryMessages.restoredSeveral(undone.count) }
  },
})

export const enquiriesEndpoints = [...publicEndpoints, ...officeEndpoints]
