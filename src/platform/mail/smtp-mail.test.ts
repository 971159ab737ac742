import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestSmtp, postUser } from '#tests/test-smtp.ts'
import { thankYou } from '#tests/fixtures/thank-you.ts'
import { openOutside } from '../http/outside.ts'
import type { MailMessage } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

const never = new AbortController().signal

test('an e-mail arrives as it was written, encrypted, signed in, in text and in HTML', async () => {
  await using office = await openTestSmtp()
  assert.equal(await smtpMail(office.settings).send(thankYou, never), undefined)
  const [email] = office.received
  assert.equal(email?.from, 'sales@tamarindit.example')
  assert.deepEqual(email?.to, [thankYou.to])
  assert.equal(email?.isEncrypted, true)
  assert.equal(email?.user, postUser.user)
  const { mail } = email
  assert.deepEqual(mail.from, { name: 'Tamarind IT', address: 'sales@tamarindit.example' })
  assert.deepEqual(mail.to, [{ name: '', address: thankYou.to }])
  assert.deepEqual(mail.replyTo, [{ name: '', address: thankYou.replyTo }])
  assert.equal(mail.subject, thankYou.subject)
  assert.equal(mail.text?.trimEnd(), thankYou.text)
  assert.equal(mail.html?.trimEnd(), thankYou.html)
  assert.equal(mail.messageId, `<${thankYou.id}@tamarindit.example>`)
  assert.equal(mail.date, thankYou.date.toISOString())
  assert.match(email.raw, /^Auto-Submitted: auto-replied\r$/m)
})

test('the name in MAIL_FROM is used instead of the company name', async () => {
  await using office = await openTestSmtp()
  const { settings } = office
  const mail = smtpMail({ ...settings, from: { ...settings.from, name: 'Sales, Tamarind "IT"' } })
  assert.equal(await mail.send(thankYou, never), undefined)
  assert.equal(office.received[0]?.mail.from?.name, 'Sales, Tamarind "IT"')
})

test('TLS from the first byte works as well', async () => {
  await using office = await openTestSmtp({ tls: 'at-once' })
  assert.equal(await smtpMail(office.settings).send(thankYou, never), undefined)
  assert.equal(office.received[0]?.isEncrypted, true)
})

test('a certificate that nobody vouches for gets neither password nor e-mail', async () => {
  await using office = await openTestSmtp({ isTrusted: false })
  const fault = await smtpMail(office.settings).send(thankYou, never)
  assert.equal(fault?.fate, 'away')
  assert.match(fault?.reason ?? '', /certificate/)
  assert.equal(office.received.length, 0)
})

test('a wrong password, a forbidden sender or nobody at home are no fault of the e-mail', async () => {
  await using office = await openTestSmtp()
  const { smtp } = office.settings
  const stranger = { ...smtp, credentials: { user: 'shop', password: 'wrong' } }
  const signIn = await smtpMail({ ...office.settings, smtp: stranger }).send(thankYou, never)
  assert.deepEqual([signIn?.fate, signIn?.code], ['away', 'EAUTH 535'])
  assert(!signIn?.reason.includes('wrong'))
  office.troubles.push('forbidden')
  assert.equal((await smtpMail(office.settings).send(thankYou, never))?.fate, 'away')
  await office.leave()
  assert.equal((await smtpMail(office.settings).send(thankYou, never))?.fate, 'away')
  const nowhere = { ...smtp, host: 'mail.invalid' }
  const lost = await smtpMail({ ...office.settings, smtp: nowhere }).send(thankYou, never)
  assert.equal(lost?.fate, 'away')
})

test('550 is for good, 451 for now, and a broken connection says nothing of the e-mail', async () => {
  await using office = await openTestSmtp()
  office.troubles.push('unknown', 'greylisted', 'full', 'drops')
  const mail = smtpMail(office.settings)
  const fates = []
  for (let tries = 0; tries < 5; tries++) fates.push((await mail.send(thankYou, never))?.fate)
  assert.deepEqual(fates, ['refused', 'later', 'refused', 'away', undefined])
})

test('the reason why an e-mail was not accepted is the text of the server alone', async () => {
  await using office = await openTestSmtp()
  office.troubles.push('unknown', 'full')
  const mail = smtpMail(office.settings)
  assert.equal((await mail.send(thankYou, never))?.reason, '550 no such user here')
  assert.equal((await mail.send(thankYou, never))?.reason, '552 mailbox full')
})

test('a password is never sent in the clear to another machine', async () => {
  await using office = await openTestSmtp({ tls: 'none' })
  const { settings } = office
  // Not one of the names that are known to stay here, though it does.
  const smtp = { ...settings.smtp, host: '127.1' }
  assert.equal((await smtpMail({ ...settings, smtp }).send(thankYou, never))?.fate, 'away')
  assert.deepEqual(office.seen, { connections: 1, passwords: 0 })
  assert.equal(await smtpMail(settings).send(thankYou, never), undefined)
})

test('a mail server of this very machine needs no certificate when there is no password', async () => {
  await using office = await openTestSmtp({ isTrusted: false, isOpen: true })
  assert.equal(await smtpMail(office.settings).send(thankYou, never), undefined)
  assert.equal(office.received[0]?.isEncrypted, false)
})

test('no header can be injected by subject, name, recipient or reply address', async () => {
  await using office = await openTestSmtp()
  const mail = smtpMail(office.settings)
  const tricks = [
    '\r\nBcc: all@evil.example',
    '\nX-Evil: yes\n\nbody',
    '\r\n.\r\nMAIL FROM:<x@y.zw>',
    '\u0000\u2028Bcc: x@evil.example',
  ]
  for (const trick of tricks) {
    const attempt: MailMessage = {
      ...thankYou,
      id: `${thankYou.id}${tricks.indexOf(trick)}`,
      subject: `Enquiry${trick}`,
      fromName: `Tamarind${trick}`,
      replyTo: `meera@lakeview.example${trick}`,
      text: `Hello${trick}`,
    }
    assert.equal(await mail.send(attempt, never), undefined)
    const fault = await mail.send({ ...thankYou, to: `meera@lakeview.example${trick}` }, never)
    assert.equal(fault?.fate, 'refused')
  }
  assert.equal(office.received.length, tricks.length)
  for (const {
    to,
    mail: { headers, bcc, replyTo },
  } of office.received) {
    assert.deepEqual(to, [thankYou.to])
    assert.equal(bcc, undefined)
    assert.equal(replyTo, undefined)
    assert(!headers.some(({ key }) => ['bcc', 'x-evil'].includes(key)))
  }
})

test('an e-mail to an address that names two people, or somebody else, is not sent', async () => {
  await using office = await openTestSmtp()
  const mail = smtpMail(office.settings)
  const addresses = [
    'a@b.cd,x@evil.example',
    'a@b.cd;x@evil.example',
    '"a b"@c.de',
    '<a@b.cd>',
    'A <a@b.cd>',
    'a@b.cd x@y.zw',
    'group:a@b.cd',
    'sales',
    `${'x'.repeat(250)}@b.cd`,
  ]
  for (const to of addresses) {
    assert.equal((await mail.send({ ...thankYou, to }, never))?.fate, 'refused', to)
  }
  assert.equal(office.seen.connections, 0)
})

test('letters of every script arrive unchanged', async () => {
  await using office = await openTestSmtp()
  const spoken = {
    ...thankYou,
    subject: 'ಧನ್ಯವಾದ ₹1,25,000 — 谢谢 🙏',
    text: '.\r\n..\nಧನ್ಯವಾದ\n' + 'x'.repeat(3000),
  }
  assert.equal(await smtpMail(office.settings).send(spoken, never), undefined)
  const mail = office.received[0]?.mail
  assert.equal(mail?.subject, spoken.subject)
  assert.equal(mail?.text?.trimEnd(), spoken.text.replaceAll('\r\n', '\n'))
})

test('a slow mail server is disconnected when our server stops', async () => {
  await using office = await openTestSmtp()
  office.troubles.push('slow')
  const start = performance.now()
  const fault = await smtpMail(office.settings).send(thankYou, AbortSignal.timeout(200))
  assert.equal(fault?.fate, 'away')
  assert(performance.now() - start < 1500)
})

test('mail programs get the address that ends offers, where there are offers to end', async () => {
  await using office = await openTestSmtp()
  const mail = smtpMail(office.settings)
  const listUnsubscribe = `https://shop.example/offers/stop?token=${'x'.repeat(43)}`
  await mail.send({ ...thankYou, listUnsubscribe }, never)
  await mail.send(thankYou, never)
  const [offered, plain] = office.received
  const headers = new Map(offered?.mail.headers.map(({ key, value }) => [key, value]))
  assert.equal(headers.get('list-unsubscribe'), `<${listUnsubscribe}>`)
  assert.equal(headers.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  assert.doesNotMatch(plain?.raw ?? '', /List-Unsubscribe/i)
})

test('with settings of the office, a server in a private network gets no connection', async () => {
  await using office = await openTestSmtp()
  const closed = openOutside({ arePrivateAllowed: false })
  const fault = await smtpMail(office.settings, closed).send(thankYou, never)
  assert.deepEqual([fault?.fate, fault?.code], ['away', 'EPRIVATE'])
  assert.equal(office.seen.connections, 0)
  const open = openOutside({ arePrivateAllowed: true })
  assert.equal(await smtpMail(office.settings, open).send(thankYou, never), undefined)
  assert.equal(office.received[0]?.isEncrypted, true)
})
