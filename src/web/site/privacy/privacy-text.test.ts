import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retention } from '#contract/privacy/retention.ts'
import { privacyText } from './privacy-text.ts'

const text = privacyText.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')

test('the privacy page names the periods by which the clean-up deletes', () => {
  const { formMinutes, failedSignInMinutes, auditNetworkDays } = retention
  assert(text.includes(`for ${formMinutes} and ${failedSignInMinutes} minutes`))
  assert(text.includes(`deleted after ${auditNetworkDays} days`))
})

test('the year of e-mails on the privacy page is the one by which the clean-up deletes', () => {
  assert.match(text, /deleted from it a year after/)
  assert.equal(Math.floor(retention.emailDays / 365), 1)
})
