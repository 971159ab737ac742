import assert from 'node:assert/strict'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findEnquiryPage } from './find-enquiry-page.ts'

testOnEachEngine(
  'an enquiry is shown with those of the same sender and its neighbours in time',
  async ({ app, clock }) => {
    const ask = async (form: typeof laptopsForTheOffice) => {
      clock.pass(1000)
      return (await addEnquiry(app, form)).id
    }
    const first = await ask(laptopsForTheOffice)
    const stranger = await ask(oneMoreQuestion)
    const email = laptopsForTheOffice.email.toUpperCase()
    const last = await ask({ ...laptopsForTheOffice, email, message: 'And how much for forty?' })
    const page = await findEnquiryPage(app.db, first)
    assert.equal(page?.enquiry.id, first)
    assert.deepEqual(
      page?.others.map(({ id, status }) => [id, status]),
      [[last, 'pending']],
    )
    assert.deepEqual([page?.newerId, page?.olderId], [stranger, null])
    const ofLast = await findEnquiryPage(app.db, last)
    assert.deepEqual([ofLast?.newerId, ofLast?.olderId], [null, stranger])
    assert.deepEqual((await findEnquiryPage(app.db, stranger))?.others, [])
    assert.equal(await findEnquiryPage(app.db, 'unknown'), undefined)
  },
)
