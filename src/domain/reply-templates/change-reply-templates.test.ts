import assert from 'node:assert/strict'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { retention } from '#contract/privacy/retention.ts'
import { ReplyTemplateForm } from '#contract/reply-templates/reply-template-form.ts'
import {
  replyTemplateLimits,
  replyTemplateMessages,
} from '#contract/reply-templates/reply-template.ts'
import { day } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { addReplyTemplate } from './add-reply-template.ts'
import { changeReplyTemplate } from './change-reply-template.ts'
import {
  deleteReplyTemplate,
  purgeOldReplyTemplates,
  restoreReplyTemplate,
} from './delete-reply-template.ts'
import { findReplyTemplateHistory } from './find-reply-template-history.ts'
import { findReplyTemplates } from './find-reply-templates.ts'
import { orderReplyTemplates } from './order-reply-templates.ts'
import { restoreReplyTemplateVersion } from './restore-reply-template-version.ts'

const quote = { name: 'Quote', subject: 'Quote for {product}', body: 'Dear {name}, …' }

const actions = [
  'reply-template.added',
  'reply-template.changed',
  'reply-templates.reordered',
] as const

async function namesOf({ db }: App) {
  return (await findReplyTemplates(db)).map(({ name }) => name)
}

async function actionsOf({ db }: App) {
  const events = await db
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', [...actions])
    .orderBy('id')
    .execute()
  return events.map(({ action }) => action)
}

testOnEachEngine(
  'a new database has templates that could be saved as they are',
  async ({ app }) => {
    const templates = await findReplyTemplates(app.db)
    assert.equal(templates.length, 4)
    for (const { id: _, version: _version, ...template } of templates) {
      assert.deepEqual(ReplyTemplateForm.parse(template), template)
    }
  },
)

testOnEachEngine(
  'templates are added, changed and ordered, and each is recorded',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    await app.db.deleteFrom('replyTemplates').execute()
    const { id } = await addReplyTemplate(app, by, quote)
    const call = await addReplyTemplate(app, by, { ...quote, name: 'Call', subject: null })
    assert.deepEqual(await namesOf(app), ['Quote', 'Call'])
    await changeReplyTemplate(app, by, id, { ...quote, name: 'Offer' })
    await changeReplyTemplate(app, by, id, { ...quote, name: 'Offer' })
    await orderReplyTemplates(app, by, [call.id, id])
    await orderReplyTemplates(app, by, [call.id, id])
    assert.deepEqual(await namesOf(app), ['Call', 'Offer'])
    assert.deepEqual(await actionsOf(app), [
      'reply-template.added',
      'reply-template.added',
      'reply-template.changed',
      'reply-templates.reordered',
    ])
  },
)

testOnEachEngine(
  'a template that somebody else has changed meanwhile is not overwritten',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id, version } = await addReplyTemplate(app, by, quote)
    const theirs = { ...quote, body: 'Hello {name},' }
    await changeReplyTemplate(app, by, id, { ...theirs, version })
    await changeReplyTemplate(app, by, id, { ...theirs, version })
    const mine = { ...quote, subject: 'Our offer' }
    const refused = await refusalOf(changeReplyTemplate(app, by, id, { ...mine, version }))
    assert.deepEqual(
      [refused.kind, refused.message],
      ['conflict', replyTemplateMessages.changedMeanwhile],
    )
    const { template } = refused.details as { template: ReplyTemplate }
    assert.equal(template.body, 'Hello {name},')
    const kept = await changeReplyTemplate(app, by, id, { ...mine, version: template.version })
    assert.equal(kept.subject, 'Our offer')
  },
)

testOnEachEngine('a deleted template is restored at its place, for 30 days', async (world) => {
  const { app, clock } = world
  const signal = new AbortController().signal
  const by = await addAdministrator(app, asha)
  const before = await findReplyTemplates(app.db)
  const { id } = before[1] ?? assert.fail()
  await deleteReplyTemplate(app, by, id)
  assert.equal((await findReplyTemplates(app.db)).length, 3)
  await addReplyTemplate(app, by, quote)
  await restoreReplyTemplate(app, by, id)
  assert.deepEqual((await findReplyTemplates(app.db)).slice(0, 4), before)
  await deleteReplyTemplate(app, by, id)
  clock.pass(retention.trashDays * day - 1)
  assert.equal(await purgeOldReplyTemplates(app, signal), 0)
  clock.pass(1)
  assert.equal(await purgeOldReplyTemplates(app, signal), 1)
  const refused = await refusalOf(restoreReplyTemplate(app, by, id))
  assert.equal(refused.kind, 'not-found')
})

testOnEachEngine('two templates cannot have one name', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addReplyTemplate(app, by, quote)
  const other = await addReplyTemplate(app, by, { ...quote, name: 'Offer' })
  const taken = { name: replyTemplateMessages.nameTaken }
  assert.deepEqual((await refusalOf(addReplyTemplate(app, by, quote))).fields, taken)
  const change = changeReplyTemplate(app, by, other.id, quote)
  assert.deepEqual((await refusalOf(change)).fields, taken)
  await deleteReplyTemplate(app, by, id)
  await addReplyTemplate(app, by, quote)
  assert.equal((await refusalOf(restoreReplyTemplate(app, by, id))).kind, 'conflict')
})

testOnEachEngine('an unknown template is not found, and one too many is refused', async (world) => {
  const { app } = world
  const by = await addAdministrator(app, asha)
  for (const write of [
    () => changeReplyTemplate(app, by, 'nothing', quote),
    () => deleteReplyTemplate(app, by, 'nothing'),
  ]) {
    assert.equal((await refusalOf(write())).message, replyTemplateMessages.notFound)
  }
  for (let count = 4; count < replyTemplateLimits.templates; count += 1) {
    await addReplyTemplate(app, by, { ...quote, name: `Quote ${count}` })
  }
  const refused = await refusalOf(addReplyTemplate(app, by, quote))
  assert.equal(refused.message, replyTemplateMessages.tooMany)
})

testOnEachEngine(
  'an earlier text of a template is restored, and that is taken back too',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addReplyTemplate(app, by, quote)
    await changeReplyTemplate(app, by, id, { ...quote, subject: null, body: 'Hello' })
    const [changed, added] = await findReplyTemplateHistory(app.db, id)
    assert.deepEqual([changed?.kind, changed?.by, added?.kind], ['changed', asha.email, 'added'])
    assert.deepEqual(changed?.changes, [
      { field: 'subject', label: 'Subject', from: quote.subject, to: '' },
      { field: 'body', label: 'Text', from: quote.body, to: 'Hello' },
    ])
    const restore = (id: string, eventId = '') =>
      restoreReplyTemplateVersion(app, by, { id, eventId })
    const { version: _, ...restored } = await restore(id, changed?.id)
    assert.deepEqual(restored, { id, ...quote })
    const [restoring] = await findReplyTemplateHistory(app.db, id)
    assert.equal((await restore(id, restoring?.id)).body, 'Hello')
    const [other] = await findReplyTemplates(app.db)
    await assert.rejects(restore(other?.id ?? '', changed?.id), { kind: 'not-found' })
    await assert.rejects(restore(id, added?.id), { kind: 'not-found' })
    await deleteReplyTemplate(app, by, id)
    await assert.rejects(restore(id, changed?.id), { kind: 'not-found' })
    await assert.rejects(findReplyTemplateHistory(app.db, id), { kind: 'not-found' })
  },
)
