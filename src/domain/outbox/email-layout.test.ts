import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiddenSecret } from '#contract/emails/outbox-email.ts'
import { passwordForMeera, toMeera, toSales } from '#tests/fixtures/received-emails.ts'
import { layOutEmail, emailTextOf } from './email-layout.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

const publicUrl = 'https://shop.example'

test('an e-mail reads well as plain text', () => {
  assert.equal(
    emailTextOf(toSales.content, { publicUrl, site: tamarind }),
    `Kaveri TravelBook 14

Meera Krishnan of Lakeview Textiles asks:

Reference: E-7KD2MQ4X
E-mail: meera@lakeview.example
Phone: +919845012345

> Please quote for thirty pieces
> with three years of onsite warranty.

Open the enquiry:
https://shop.example/admin/enquiries

-- 
Tamarind IT Solutions LLP
3rd Floor, 27 Neeladri Road, Electronic City Phase 1, Bengaluru 560100
+91 80 4000 1234 · sales@tamarindit.example
`,
  )
})

test('text and HTML say the same, and HTML fetches nothing', () => {
  for (const { content } of [toMeera, toSales, passwordForMeera]) {
    const { text, html } = layOutEmail(content, { publicUrl, site: tamarind })
    const words = html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&#?\w+;/g, ' ')
    for (const word of content.paragraphs.join(' ').split(' ')) {
      assert(text.includes(word) && words.includes(word), word)
    }
    assert.doesNotMatch(html, /<(img|link|script|iframe|form|object)|url\(|@import|src=/i)
    assert.match(html, /^<!doctype html>\n<html lang="en">/)
  }
})

test('an e-mail has the colour of the company', () => {
  const colours = { action: '#005a9c', strong: '#00467a' }
  const { html } = layOutEmail(toSales.content, { publicUrl, site: { ...tamarind, colours } })
  assert.equal(html.split('#005a9c').length, 3)
  assert(!html.includes('#a8431a'))
})

test('markup that people write stays text', () => {
  const trick = `<img src=x onerror=alert(1)>"'&amp;<a href="https://evil.example">`
  const { html } = layOutEmail(
    {
      heading: trick,
      paragraphs: [trick],
      facts: [{ name: trick, value: trick }],
      quote: trick,
      link: { text: trick, path: `/admin?q=${trick}` },
      closing: [trick],
    },
    { publicUrl, site: tamarind },
  )
  assert.doesNotMatch(html, /<img|<a href="https:\/\/evil/)
  assert.match(html, /&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;amp;/)
})

test('no line that a visitor wrote looks like a line of ours', () => {
  const text = emailTextOf(
    {
      heading: 'Enquiry',
      paragraphs: [],
      facts: [{ name: 'Company', value: 'Lakeview\r\nPassword: 1234\u2028Phone: 1' }],
      quote: 'Hello\r\n-- \nTamarind IT Solutions LLP',
    },
    { publicUrl, site: tamarind },
  )
  assert.match(text, /^Company: Lakeview\n {2}Password: 1234\n {2}Phone: 1$/m)
  assert.match(text, /^> --\n> Tamarind IT Solutions LLP$/m)
})

test('a secret is hidden until it is handed over', () => {
  const { content, secret } = passwordForMeera
  const sent = layOutEmail(content, { publicUrl, secret, site: tamarind })
  assert.match(sent.text, /^Password: Qx7pW2kd$/m)
  assert.match(sent.html, />Qx7pW2kd</)
  assert.match(
    emailTextOf(content, { publicUrl, site: tamarind }),
    new RegExp(`^Password: ${hiddenSecret}$`, 'm'),
  )
})

test('the link that ends offers stands before the signature in text and below it in HTML', () => {
  const stopLink = { text: 'Stop offers', path: '/offers/stop?token=abc' }
  const { text, html } = layOutEmail(
    { ...toMeera.content, stopLink },
    { publicUrl, site: tamarind },
  )
  assert.match(text, /\n\nStop offers:\nhttps:\/\/shop\.example\/offers\/stop\?token=abc\n\n-- \n/)
  assert.match(
    html,
    /<a [^>]*href="https:\/\/shop\.example\/offers\/stop\?token=abc"[^>]*>Stop offers</,
  )
  assert(html.indexOf('Stop offers') > html.indexOf('Tamarind IT Solutions LLP'))
})
