import assert from 'node:assert/strict'
import { dayOf } from '#contract/site/office-time.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { laptopsForTheOffice, writesFromHosur } from '../fixtures/questions.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'

function ask({ call }: TestServer, change: object = {}, key?: string) {
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {}
  return call('POST', '/enquiry', {
    token: null,
    headers,
    body: { ...laptopsForTheOffice, ...change },
  })
}

function write({ call }: TestServer, body: object) {
  return call('POST', '/contact', { token: null, body })
}

testOnServer('the response to an enquiry has the given text and a reference', async (server) => {
  const { status, json } = await ask(server)
  assert.equal(status, 201)
  assert.equal(
    json['message'],
    'Thank you for your enquiry! Our sales team will contact you shortly.',
  )
  const { json: list } = await server.call('GET', '/admin/enquiries')
  const [enquiry] = list['enquiries'] as { reference: string; status: string }[]
  assert.deepEqual([enquiry?.reference, enquiry?.status], [json['reference'], 'pending'])
  assert.equal(list['unread'], 1)
})

testOnServer('every field of an enquiry is refused with its given text', async (server) => {
  for (const [change, text] of [
    [{ name: ' ' }, 'Name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: '<a@b.co>' }, 'Please enter a valid email address'],
    [{ email: 'a@b.co,c@d.co' }, 'Please enter a valid email address'],
    [{ phone: '' }, 'Phone number is required'],
    [{ phone: '12345' }, 'Please enter a valid phone number (10-15 digits)'],
    [{ phone: '+1234567890123456' }, 'Please enter a valid phone number (10-15 digits)'],
    [{ message: '' }, 'Message is required'],
    [{ message: 'Too short' }, 'Message must be at least 10 characters'],
    [{ product: '' }, 'Product name is required'],
  ] as const) {
    const { status, json } = await ask(server, change)
    assert.equal(status, 400, text)
    assert.deepEqual(json['fields'], { [Object.keys(change)[0] ?? '']: text })
  }
  const { json } = await server.call('POST', '/enquiry', { token: null, body: {} })
  assert.deepEqual(json['fields'], {
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    message: 'Message is required',
    product: 'Product name is required',
  })
})

testOnServer('the same press twice is one enquiry', async (server) => {
  const [first, second] = await Promise.all([ask(server, {}, 'key-1'), ask(server, {}, 'key-1')])
  assert.equal(first.json['reference'], second.json['reference'])
  const { json } = await server.call('GET', '/admin/enquiries?limit=10')
  assert.equal(json['total'], 1)
})

testOnServer(
  'twenty from one address are accepted, the next gets the time to wait',
  async (server) => {
    for (let at = 0; at < 20; at++) {
      assert.equal((await ask(server, { message: `Question number ${at}` })).status, 201)
    }
    const { status, headers, json } = await ask(server, { message: 'One question too many' })
    assert.equal(status, 429)
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    assert.match(String(json['message']), /Please try again in \d+ minutes/)
  },
)

testOnServer(
  'sixty requests with fifteen idempotency keys are all taken, and an unknown key waits after twenty',
  async (server) => {
    const askFor = (key: string) => ask(server, { message: `Question with ${key}` }, key)
    const keys = Array.from({ length: 60 }, (_, at) => `key-${at % 15}`)
    const responses = await Promise.all(keys.map(askFor))
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(responses.map(({ json }) => json['reference'])).size, 15)
    for (let at = 15; at < 20; at++) assert.equal((await askFor(`key-${at}`)).status, 201)
    assert.equal((await askFor('key-20')).status, 429)
    assert.equal((await askFor('key-0')).status, 201)
    const { json } = await server.call('GET', '/admin/enquiries?limit=5')
    assert.equal(json['total'], 20)
  },
)

testOnServer(
  'enquiries and messages together get three acknowledgements a day, and every one is announced',
  async (server) => {
    const { email } = writesFromHosur
    for (let at = 0; at < 2; at++) {
      await ask(server, { email, message: `Enquiry number ${at}` })
      await write(server, { ...writesFromHosur, message: `Message number ${at}` })
    }
    const { json } = await server.call('GET', '/admin/emails')
    const emails = json['emails'] as { kind: string; recipient: string; text: string }[]
    const toSender = emails.filter(({ recipient }) => recipient === email)
    assert.deepEqual(
      toSender.map(({ kind }) => kind),
      ['enquiry-acknowledgement', 'contact-acknowledgement', 'enquiry-acknowledgement'],
    )
    const announced = emails.filter(({ recipient }) => recipient === 'sales')
    assert.deepEqual(
      announced.map(({ text }) => text.includes('No acknowledgement was sent to the sender')),
      [true, false, false, false],
    )
  },
)

testOnServer('the office sets the status, reads the history and writes notes', async (server) => {
  await ask(server)
  const { json } = await server.call('GET', '/admin/enquiries')
  const [{ id } = { id: '' }] = json['enquiries'] as { id: string }[]
  const set = (status: string) =>
    server.call('PUT', `/admin/enquiries/${id}/status`, { body: { status } })
  assert.equal((await set('responded')).status, 200)
  assert.equal((await set('in-progress')).status, 400)
  const noted = await server.call('POST', `/admin/enquiries/${id}/notes`, {
    body: { text: 'Called.' },
  })
  const history = noted.json['history'] as { kind: string; text: string }[]
  assert.deepEqual(
    history.filter(({ kind }) => kind !== 'email').map(({ kind, text }) => `${kind}: ${text}`),
    ['received: Received', 'status: In Progress', 'note: Called.'],
  )
  assert.equal((await server.call('GET', '/admin/enquiries/unknown/history')).status, 404)
})

testOnServer('a new customer and an existing one hear their given texts', async (server) => {
  const asNew = await write(server, writesFromHosur)
  assert.equal(asNew.status, 201)
  assert.equal(asNew.json['message'], 'New customer query submitted!')
  const made = await server.call('POST', '/admin/customer-passwords', { body: { gstNumber } })
  assert.deepEqual([made.status, made.json['warning']], [201, null])
  const password = String(made.json['password'])
  assert.match(password, /^[A-Za-z0-9]{8}$/)
  const { message } = writesFromHosur
  const asExisting = await write(server, { gstNumber, password, message })
  assert.equal(asExisting.json['message'], 'Existing customer query submitted!')
  const wrong = await write(server, { gstNumber, password: 'not-it', message })
  assert.deepEqual([wrong.status, wrong.json['message']], [401, 'Invalid GST number or password'])
  const faulty = await write(server, { gstNumber: '', password: '', message: '' })
  assert.deepEqual(faulty.json['fields'], {
    gstNumber: 'Please enter a GST number',
    password: 'Password is required',
    message: 'Message is required',
  })
  const signedIn = await server.call('POST', '/customer/login', {
    token: null,
    body: { gstNumber, password },
  })
  assert.equal(signedIn.status, 200)
  assert.deepEqual(signedIn.json['customer'], { gstNumber, name: null, email: null })
  const opened = await server.call('GET', '/session', { token: String(signedIn.json['token']) })
  assert.equal(opened.status, 401)
})

testOnServer('a doubtful GST number is warned of, not refused; an empty one is', async (server) => {
  const make = (gstNumber: string) =>
    server.call('POST', '/admin/customer-passwords', { body: { gstNumber } })
  const doubtful = await make('29ABC')
  assert.equal(doubtful.status, 201)
  assert.match(String(doubtful.json['warning']), /does not look like/)
  const empty = await make(' ')
  assert.deepEqual([empty.status, empty.json['message']], [400, 'Please enter a GST number'])
  const { json } = await server.call('GET', '/admin/customer-passwords')
  assert.deepEqual(Object.keys((json['customers'] as object[])[0] ?? {}), ['gstNumber', 'date'])
})

testOnServer('contacts are listed and changed, and never with a password', async (server) => {
  await write(server, writesFromHosur)
  const { json, text } = await server.call('GET', '/admin/contacts?type=new&limit=5')
  assert.equal(json['total'], 1)
  assert.doesNotMatch(text, /password"|passwordHash/)
  const [{ id } = { id: '' }] = json['contacts'] as { id: string }[]
  const status = await server.call('PUT', `/admin/contacts/${id}/status`, {
    body: { status: 'completed' },
  })
  assert.equal((status.json['contact'] as { status: string }).status, 'completed')
  const set = (body: object) => server.call('PUT', `/admin/contacts/${id}/password`, { body })
  assert.equal((await set({ password: '' })).json['message'], 'Please generate or enter a password')
  const endless = await set({ password: 'x'.repeat(1025) })
  assert.equal(endless.json['message'], 'Password can have at most 1024 characters')
  const wordy = await set({ password: 'six-or-more', gstNumber: '2'.repeat(31) })
  assert.equal(wordy.json['message'], 'GST number can have at most 30 characters')
  assert.equal(
    (await set({ password: 'five5' })).json['message'],
    'Password must be at least 6 characters',
  )
  const done = await set({ password: 'monsoon', gstNumber })
  assert.equal((done.json['contact'] as { type: string }).type, 'existing')
  assert.doesNotMatch(done.text, /monsoon/)
})

testOnServer(
  'an enquiry is assigned and followed up through its call',
  async ({ call, ...server }) => {
    await ask({ call, ...server })
    const { json: list } = await call('GET', '/admin/enquiries')
    const [{ id } = { id: '' }] = list['enquiries'] as { id: string }[]
    const { json: known } = await call('GET', '/admin/colleagues')
    const [me] = known['colleagues'] as { id: string; email: string }[]
    const path = `/admin/enquiries/${id}/follow-up`
    const today = dayOf(new Date())
    const body = { assigneeId: me?.id, followUpOn: today }
    const { json } = await call('PUT', path, { body })
    const { assignee, followUpOn } = json['enquiry'] as { assignee: object; followUpOn: string }
    assert.deepEqual([assignee, followUpOn], [me, today])
    for (const [refused, text] of [
      [{}, 'Give an assignee, a follow-up date, or both'],
      [{ followUpOn: '2026-02-30' }, 'The follow-up must be a date, such as 2026-11-22'],
      [{ followUpOn: '2020-02-29' }, 'This day has passed. Choose today or a later day.'],
      [{ followUpOn: 'Friday' }, 'The follow-up must be a date, such as 2026-11-22'],
      [{ assigneeId: 'somebody' }, 'There is no account with this id'],
    ] as const) {
      const { status, json } = await call('PUT', path, { body: refused })
      assert.deepEqual([status, json['message']], [400, text])
    }
    for (const [query, count] of [
      ['assigned=me', 1],
      ['assigned=nobody', 0],
      ['followUp=due', 1],
      ['company=LAKEVIEW%20textiles', 1],
      ['category=Laptops', 0],
      ['from=2020-01-01&to=2020-01-02', 0],
    ] as const) {
      const { json } = await call('GET', `/admin/enquiries?limit=10&${query}`)
      assert.equal(json['total'], count, query)
    }
    assert.equal((await call('GET', '/admin/enquiries?from=yesterday')).status, 400)
    assert.equal((await call('GET', '/admin/enquiries?followUp=never')).status, 400)
  },
)

testOnServer(
  'a message has a page, and is assigned and followed up',
  async ({ call, ...server }) => {
    await write({ call, ...server }, writesFromHosur)
    const { json: list } = await call('GET', '/admin/contacts?assigned=nobody')
    const [{ id } = { id: '' }] = list['contacts'] as { id: string }[]
    const today = dayOf(new Date())
    const { json } = await call('PUT', `/admin/contacts/${id}/follow-up`, {
      body: { followUpOn: today },
    })
    assert.equal((json['contact'] as { followUpOn: string }).followUpOn, today)
    const { json: page } = await call('GET', `/admin/contacts/${id}?followUp=due`)
    assert.deepEqual([page['others'], page['newerId'], page['olderId']], [[], null, null])
    assert.equal((await call('GET', '/admin/contacts/unknown')).status, 404)
  },
)

testOnServer(
  'the notes of a list come with it where they are asked for',
  async ({ call, ...server }) => {
    await ask({ call, ...server })
    const { json: list } = await call('GET', '/admin/enquiries')
    const [{ id } = { id: '' }] = list['enquiries'] as { id: string }[]
    await call('POST', `/admin/enquiries/${id}/notes`, { body: { text: 'Called.' } })
    assert.equal(list['notes'], undefined)
    const { json } = await call('GET', '/admin/enquiries?limit=10&include=notes')
    const [note] = json['notes'] as { enquiryId: string; text: string }[]
    assert.deepEqual([note?.enquiryId, note?.text], [id, 'Called.'])
    assert.equal((await call('GET', '/admin/enquiries?include=all')).status, 400)
  },
)
