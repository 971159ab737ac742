import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsOf, mailSettings, nameIn } from '#tests/fixtures/settings.ts'
import { readConfig } from './read-config.ts'

const mailEdges = {
  SMTP_URL: [
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://shop@mail.example.com',
    'smtp://:x@mail.example.com',
    'smtp://shop:%zz@mail.example.com',
    'smtp://mail.example.com/inbox',
    'smtp://mail.example.com?pool=true',
    'smtp://mail.example.com:70000',
  ],
  MAIL_FROM: ['sales', 'Sales <sales>', 'a@b.cd\r\nBcc: <x@y.zw>', 'A <a@b.cd>, B <c@d.ef>'],
  SALES_EMAIL: ['sales', 'Sales <a@b.cd>', 'a@b.cd,c@d.ef', '<a@b.cd>'],
}

test('mail is set whole or not at all, which one line says', () => {
  for (const name of Object.keys(mailSettings)) {
    const faults = errorsOf({ ...mailSettings, [name]: '' }).slice(1)
    assert.deepEqual(faults, [`  ${name}: must be set as well, or none of the mail settings`])
  }
  const [, fault] = errorsOf({ SMTP_URL: mailSettings.SMTP_URL })
  assert.match(fault ?? '', /^ {2}MAIL_FROM, SALES_EMAIL: must be set as well/)
})

test('a mail server is where its address says, by TLS from the start with smtps', () => {
  const at = (SMTP_URL: string) => readConfig({ ...mailSettings, SMTP_URL }).mail?.smtp
  const bare = { isSecure: false, credentials: undefined }
  assert.deepEqual(at('smtp://localhost:25'), { host: 'localhost', port: 25, ...bare })
  assert.deepEqual(at('smtp://[::1]:2525/'), { host: '::1', port: 2525, ...bare })
  const secure = at('smtps://shop%40tamarindit.example:x@smtp.example.com')
  assert.equal(secure?.port, 465)
  assert.equal(secure?.isSecure, true)
  assert.equal(secure?.credentials?.user, 'shop@tamarindit.example')
})

test('the sender of e-mails may have a name before the address', () => {
  const as = (MAIL_FROM: string) => readConfig({ ...mailSettings, MAIL_FROM }).mail?.from
  assert.deepEqual(as('a@b.cd'), { name: undefined, address: 'a@b.cd' })
  assert.deepEqual(as('<a@b.cd>'), { name: undefined, address: 'a@b.cd' })
  assert.deepEqual(as('"Tamarind, sales" <a@b.cd>'), {
    name: 'Tamarind, sales',
    address: 'a@b.cd',
  })
})

test('a part of the mail settings that is wrong is not missing as well', () => {
  for (const [name, texts] of Object.entries(mailEdges)) {
    for (const text of texts) {
      const faults = errorsOf({ ...mailSettings, [name]: text }).slice(1)
      assert.deepEqual(faults.map(nameIn), [name], text)
    }
  }
})
