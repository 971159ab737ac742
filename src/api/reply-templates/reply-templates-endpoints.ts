import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import { replyTemplateDefinitions } from '#contract/reply-templates/reply-template-definitions.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import { addReplyTemplate } from '#domain/reply-templates/add-reply-template.ts'
import { changeReplyTemplate } from '#domain/reply-templates/change-reply-template.ts'
import {
  deleteReplyTemplate,
  restoreReplyTemplate,
} from '#domain/reply-templates/delete-reply-template.ts'
import { findReplyTemplateHistory } from '#domain/reply-templates/find-reply-template-history.ts'
import { findReplyTemplates } from '#domain/reply-templates/find-reply-templates.ts'
import { orderReplyTemplates } from '#domain/reply-templates/order-reply-templates.ts'
import { restoreReplyTemplateVersion } from '#domain/reply-templates/restore-reply-template-version.ts'
import { endpointsOf } from '../endpoint.ts'

const { added, changed, deleted, restored, reordered, versionRestored } = replyTemplateMessages

export const replyTemplatesEndpoints = endpointsOf(replyTemplateCalls, replyTemplateDefinitions, {
  async list({ db }) {
    return { templates: await findReplyTemplates(db) }
  },
  async add(app, { caller, body }) {
    return { message: added, template: await addReplyTemplate(app, caller.by, body) }
  },
  async order(app, { caller, body }) {
    await orderReplyTemplates(app, caller.by, body.ids)
    return { message: reordered }
  },
  async change(app, { caller, params, body }) {
    const template = await changeReplyTemplate(app, caller.by, params.id, body)
    return { message: changed, template }
  },
  async delete(app, { caller, params }) {
    await deleteReplyTemplate(app, caller.by, params.id)
    return { message: deleted }
  },
  async findHistory({ db }, { params }) {
    return { history: await findReplyTemplateHistory(db, params.id) }
  },
  async restoreVersion(app, { caller, params }) {
    const template = await restoreReplyTemplateVersion(app, caller.by, params)
    return { message: versionRestored, template }
  },
  async restore(app, { caller, params }) {
    await restoreReplyTemplate(app, caller.by, params.id)
    return { message: restored }
  },
})
