import assert from 'node:assert/strict'
import { testInHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'
import { laptopsForTheOffice, writesFromHosur } from '../stories/questions.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'

function ask({ call }: House, change: object = {}, key?: string) {
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {}
  return call('POST', '/enquiry', {
    token: null,
    headers,
    body: { ...laptopsForTheOffice, ...change },
  })
}

function write({ call }: House, body: object) {
  return call('POST', '/contact', { token: null, body })
}

testInHouse('an enquiry is answered with the given text and a reference', async (house) => {
  const { status, json } = await ask(house)
  assert.equal(status, 201)
  assert.equal(
    json['message'],
    'Thank you for your enquiry! Our sales team will contact you shortly.',
  )
  const { json: list } = await house.call('GET', '/admin/enquiries')
  const [enquiry] = list['enquiries'] as { reference: string; status: string }[]
  assert.deepEqual([enquiry?.reference, enquiry?.status], [json['reference'], 'pending'])
  assert.equal(list['unread'], 1)
})

testInHouse('every field of an enquiry is refused with its given text', async (house) => {
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
    const { status, json } = await ask(house, change)
    assert.equal(status, 400, text)
    assert.deepEqual(json['fields'], { [Object.keys(change)[0] ?? '']: text })
  }
  const { json } = await house.call('POST', '/enquiry', { token: null, body: {} })
  assert.deepEqual(json['fields'], {
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    message: 'Message is required',
    product: 'Product name is required',
  })
})

testInHouse('the same press twice is one enquiry', async (house) => {
  const [first, second] = await Promise.all([ask(house, {}, 'key-1'), ask(house, {}, 'key-1')])
  assert.equal(first.json['reference'], second.json['reference'])
  const { json } = await house.call('GET', '/admin/enquiries?limit=10')
  assert.equal(json['total'], 1)
})

testInHouse(
  'twenty from one address are taken, the next is told when to come again',
  async (house) => {
    for (let at = 0; at < 20; at++) {
      assert.equal((await ask(house, { message: `Question number ${at}` })).status, 201)
    }
    const { status, headers, json } = await ask(house, { message: 'One question too many' })
    assert.equal(status, 429)
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    assert.match(String(json['message']), /Please try again in \d+ minutes/)
  },
)

testInHouse(
  'sixty requests with fifteen idempotency keys are all taken, and an unknown key waits after twenty',
  async (house) => {
    const askFor = (key: string) => ask(house, { message: `Question with ${key}` }, key)
    const keys = Array.from({ length: 60 }, (_, at) => `key-${at % 15}`)
    const answers = await Promise.all(keys.map(askFor))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(answers.map(({ json }) => json['reference'])).size, 15)
    for (let at = 15; at < 20; at++) assert.equal((await askFor(`key-${at}`)).status, 201)
    assert.equal((await askFor('key-20')).status, 429)
    assert.equal((await askFor('key-0')).status, 201)
    const { json } = await house.call('GET', '/admin/enquiries?limit=5')
    assert.equal(json['total'], 20)
  },
)

testInHouse(
  'enquiries and messages together get three acknowledgements a day, and every one is announced',
  async (house) => {
    const { email } = writesFromHosur
    for (let at = 0; at < 2; at++) {
      await ask(house, { email, message: `Enquiry number ${at}` })
      await write(house, { ...writesFromHosur, message: `Message number ${at}` })
    }
    const { json } = await house.call('GET', '/admin/emails')
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

testInHouse('the office sets the status, reads the history and writes notes', async (house) => {
  await ask(house)
  const { json } = await house.call('GET', '/admin/enquiries')
  const [{ id } = { id: '' }] = json['enquiries'] as { id: string }[]
  const set = (status: string) =>
    house.call('PUT', `/admin/enquiries/${id}/status`, { body: { status } })
  assert.equal((await set('responded')).status, 200)
  assert.equal((await set('in-progress')).status, 400)
  const noted = await house.call('POST', `/admin/enquiries/${id}/notes`, {
    body: { text: 'Called.' },
  })
  const history = noted.json['history'] as { kind: string; text: string }[]
  assert.deepEqual(
    history.map(({ kind, text }) => `${kind}: ${text}`),
    ['received: Received', 'status: In Progress', 'note: Called.'],
  )
  assert.equal((await house.call('GET', '/admin/enquiries/unknown/history')).status, 404)
})

testInHouse('a new customer and an existing one hear their given texts', async (house) => {
  const asNew = await write(house, writesFromHosur)
  assert.equal(asNew.status, 201)
  assert.equal(asNew.json['message'], 'New customer query submitted!')
  const made = await house.call('POST', '/admin/customer-passwords', { body: { gstNumber } })
  assert.deepEqual([made.status, made.json['warning']], [201, null])
  const password = String(made.json['password'])
  assert.match(password, /^[A-Za-z0-9]{8}$/)
  const { message } = writesFromHosur
  const asExisting = await write(house, { gstNumber, password, message })
  assert.equal(asExisting.json['message'], 'Existing customer query submitted!')
  const wrong = await write(house, { gstNumber, password: 'not-it', message })
  assert.deepEqual([wrong.status, wrong.json['message']], [401, 'Invalid GST number or password'])
  const faulty = await write(house, { gstNumber: '', password: '', message: '' })
  assert.deepEqual(faulty.json['fields'], {
    gstNumber: 'Please enter a GST number',
    password: 'Password is required',
    message: 'Message is required',
  })
  const signedIn = await house.call('POST', '/customer/login', {
    token: null,
    body: { gstNumber, password },
  })
  assert.equal(signedIn.status, 200)
  assert.deepEqual(signedIn.json['customer'], { gstNumber, name: null, email: null })
  const opened = await house.call('GET', '/session', { token: String(signedIn.json['token']) })
  assert.equal(opened.status, 401)
})

testInHouse('a doubtful GST number is warned of, not refused; an empty one is', async (house) => {
  const make = (gstNumber: string) =>
    house.call('POST', '/admin/customer-passwords', { body: { gstNumber } })
  const doubtful = await make('29ABC')
  assert.equal(doubtful.status, 201)
  assert.match(String(doubtful.json['warning']), /does not look like/)
  const empty = await make(' ')
  assert.deepEqual([empty.status, empty.json['message']], [400, 'Please enter a GST number'])
  const { json } = await house.call('GET', '/admin/customer-passwords')
  assert.deepEqual(Object.keys((json['customers'] as object[])[0] ?? {}), ['gstNumber', 'date'])
})

testInHouse('contacts are listed and changed, and never with a password', async (house) => {
  await write(house, writesFromHosur)
  const { json, text } = await house.call('GET', '/admin/contacts?type=new&limit=5')
  assert.equal(json['total'], 1)
  assert.doesNotMatch(text, /password"|passwordHash/)
  const [{ id } = { id: '' }] = json['contacts'] as { id: string }[]
  const status = await house.call('PUT', `/admin/contacts/${id}/status`, {
    body: { status: 'completed' },
  })
  assert.equal((status.json['contact'] as { status: string }).status, 'completed')
  const set = (body: object) => house.call('PUT', `/admin/contacts/${id}/password`, { body })
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
