import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mailSettingsMessages } from '#contract/emails/office-mail.ts'
import type { MailSettingsForm } from '#contract/emails/mail-settings-form.ts'
import { openOutside } from '#platform/http/outside.ts'
import { aesSecrets } from '#platform/secrets/aes-secrets.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { toMeera } from '#tests/fixtures/received-emails.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { claimEmail, recordFailedTry } from '../outbox/claim-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import {
  findMailSettings,
  findUsableMailSettings,
  followMailSettings,
} from './find-mail-settings.ts'
import { removeMailSettings, saveMailSettings } from './save-mail-settings.ts'

const password = 'correct horse battery'

const form: MailSettingsForm = {
  host: 'smtp.lakeview.example',
  port: 587,
  encryption: 'starttls',
  user: 'office',
  password,
  senderName: 'Lakeview Sales',
  senderAddress: 'sales@lakeview.example',
  recipient: 'enquiries@lakeview.example',
}

testOnEachEngine(
  'mail settings of the office are in use at once, and removed at once',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    assert.equal(await followMailSettings(app), undefined)
    assert.equal(app.outbox.isMailSetUp, false)
    await saveMailSettings(app, by, form)
    assert.equal(app.outbox.isMailSetUp, true)
    assert.deepEqual(await findUsableMailSettings(app), {
      smtp: {
        host: form.host,
        port: 587,
        isSecure: false,
        credentials: { user: 'office', password },
      },
      from: { name: 'Lakeview Sales', address: form.senderAddress },
      sales: form.recipient,
    })
    await removeMailSettings(app, by)
    assert.equal(app.outbox.isMailSetUp, false)
    assert.equal((await findMailSettings(app)).source, 'none')
    assert.equal((await refusalOf(removeMailSettings(app, by))).kind, 'not-found')
  },
)

testOnEachEngine(
  'mail settings that somebody else has changed meanwhile are not overwritten, and the same ones are',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { version } = await findMailSettings(app)
    await saveMailSettings(app, by, { ...form, version })
    await saveMailSettings(app, by, { ...form, version })
    const mine = { ...form, recipient: 'asha@lakeview.example' }
    const refused = await refusalOf(saveMailSettings(app, by, { ...mine, version }))
    assert.deepEqual(
      [refused.kind, refused.message],
      ['conflict', mailSettingsMessages.changedMeanwhile],
    )
    assert.deepEqual(refused.details, { settings: await findMailSettings(app) })
    await saveMailSettings(app, by, { ...mine, version: (await findMailSettings(app)).version })
    assert.equal((await findMailSettings(app)).recipient, mine.recipient)
  },
)

testOnEachEngine(
  'the password of the mail server is neither shown nor audited nor stored as text',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await saveMailSettings(app, by, form)
    await saveMailSettings(app, by, { ...form, password: '', senderName: '' })
    const shown = await findMailSettings(app)
    const rows = await app.db.selectFrom('mailSettings').selectAll().execute()
    const events = await app.db.selectFrom('audit').selectAll().execute()
    assert.equal(shown.hasPassword, true)
    assert.equal(events.filter(({ action }) => action === 'mail-settings.changed').length, 2)
    assert(!JSON.stringify([shown, rows, events]).includes(password))
  },
)

testOnEachEngine(
  'a stored password is sent to no other server and for no other user',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await saveMailSettings(app, by, form)
    const others = [{ host: 'evil.example' }, { port: 25 }, { user: 'root' }]
    for (const other of others) {
      const refused = saveMailSettings(app, by, { ...form, ...other, password: '' })
      const { fields } = await refusalOf(refused)
      assert.deepEqual(fields, { password: mailSettingsMessages.passwordAgain })
    }
    await saveMailSettings(app, by, { ...form, user: '', password: '', host: 'evil.example' })
    assert.equal((await findUsableMailSettings(app))?.smtp.credentials, undefined)
  },
)

testOnEachEngine(
  'settings of the environment have precedence and cannot be changed in the office',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const environmentMail = {
      smtp: { host: 'mx.example', port: 465, isSecure: true, credentials: undefined },
      from: { name: undefined, address: 'a@b.example' },
      sales: 'c@b.example',
    }
    await saveMailSettings(app, by, form)
    const set = { ...app, outbox: { ...app.outbox, environmentMail } }
    const { source, host, isOfficeMailStored } = await findMailSettings(set)
    assert.deepEqual([source, host, isOfficeMailStored], ['environment', 'mx.example', true])
    assert.equal(await findUsableMailSettings(set), environmentMail)
    const refused = await refusalOf(saveMailSettings(set, by, form))
    assert.equal(refused.message, mailSettingsMessages.byEnvironment)
  },
)

testOnEachEngine(
  'a mail server in a private network is refused unless the environment allows it',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const outside = openOutside({ arePrivateAllowed: false })
    for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '::1']) {
      const refused = saveMailSettings({ ...app, outside }, by, { ...form, host })
      assert.deepEqual((await refusalOf(refused)).fields, {
        host: mailSettingsMessages.hostPrivate,
      })
    }
    await saveMailSettings(app, by, { ...form, host: '127.0.0.1' })
  },
)

testOnEachEngine(
  'with another SECRET_KEY no mail is set up, and the office says why',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await saveMailSettings(app, by, form)
    const other = { ...app, secrets: aesSecrets(randomBytes(32)) }
    assert.equal(await followMailSettings(other), undefined)
    const { source, isPasswordReadable } = await findMailSettings(other)
    assert.deepEqual([source, isPasswordReadable], ['office', false])
    const { fields } = await refusalOf(saveMailSettings(other, by, { ...form, password: '' }))
    assert.deepEqual(fields, { password: mailSettingsMessages.unreadablePassword })
  },
)

testOnEachEngine(
  'an e-mail that waits for its next try is tried with new settings at once',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await enqueueEmail(app, toMeera)
    const claimed = await claimEmail(app)
    assert(claimed)
    const away = { fate: 'away', reason: 'Invalid login', code: 'EAUTH 535' } as const
    await recordFailedTry(app, { ...claimed, attempts: 3 }, away)
    assert.equal(await claimEmail(app), undefined)
    await saveMailSettings(app, by, form)
    assert.equal((await claimEmail(app))?.id, claimed.id)
  },
)
