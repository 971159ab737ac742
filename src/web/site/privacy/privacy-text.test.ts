import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { retentionOf } from '#contract/company/shown-company.ts'
import { retention } from '#contract/privacy/retention.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { privacyLead, privacySections, privacyTextChangedOn } from './privacy-text.ts'

function textWith(changed: Partial<typeof companyDefaults>) {
  const sections = privacySections(retentionOf({ ...companyDefaults, ...changed }))
  return sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
}

test('the privacy page names the periods by which the clean-up deletes', () => {
  const { formMinutes, failedSignInMinutes } = retention
  const text = textWith({ emailDays: '400', networkDays: '60', requestDays: '14' })
  assert(text.includes(`for ${formMinutes} and ${failedSignInMinutes} minutes`))
  assert(text.includes('are deleted from the site 400 days after they were sent'))
  assert(text.includes('The network is deleted after 60 days'))
  assert(text.includes('reply within 14 days'))
})

test('the privacy page says how long each kind of submission is stored', () => {
  const text = textWith({ enquiryMonths: '36' })
  assert.match(text, /An enquiry is stored until 36 months after/)
  assert.match(text, /A message from the contact page is stored until our office deletes it/)
})

test('the privacy page says when unused accounts and counts of use are deleted', () => {
  const text = textWith({ accountMonths: '24', usageDays: '200' })
  assert.match(
    text,
    /has not been used for 24 months is deleted. We write to its e-mail address 30 days/,
  )
  assert.match(text, /The counts are deleted after 200 days/)
  assert.match(textWith({}), /The account is stored until our office deletes it/)
})

test('the day of the privacy texts changes with their lead, titles and paragraphs', () => {
  const digest = createHash('sha256').update(privacyLead)
  for (const months of ['', '36']) {
    const periods = { enquiryMonths: months, messageMonths: months, accountMonths: months }
    digest.update(JSON.stringify(privacySections(retentionOf({ ...companyDefaults, ...periods }))))
  }
  const texts = { changedOn: privacyTextChangedOn, digest: digest.digest('hex').slice(0, 8) }
  const known = { changedOn: '2026-11-26', digest: '2a45922b' }
  assert.deepEqual(texts, known, 'set the day, then this')
})
