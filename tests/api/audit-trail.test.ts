import assert from 'node:assert/strict'
import { asha } from '../fixtures/people.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

type Event = {
  number: number
  action: string
  by: string | null
  subjectId: string | null
  subject: string | null
  changes: { field: string; from: string | null; to: string | null }[]
}

async function eventsOf({ call }: TestServer, query = '') {
  const { status, json } = await call('GET', `/admin/audit${query}`)
  assert.equal(status, 200)
  return json as { events: Event[]; total: number; people: { id: string; email: string }[] }
}

async function addTemplate({ call }: TestServer, name: string) {
  const body = { name, subject: null, body: 'Dear {name}' }
  const { status, json } = await call('POST', '/admin/reply-templates', { body })
  assert.equal(status, 201)
  return (json['template'] as { id: string }).id
}

testOnServer('the audit tells who did what, with the values before and after', async (server) => {
  const id = await addTemplate(server, 'Thanks')
  const path = `/admin/reply-templates/${id}`
  const body = { name: 'Many thanks', subject: null, body: 'Dear {name}' }
  await server.call('PUT', path, { body })
  const { events, total, people } = await eventsOf(server)
  assert.equal(total, events.length)
  assert.deepEqual(
    people.map(({ email }) => email),
    [asha.email],
  )
  const added = events.find(({ action }) => action === 'reply-template.added')
  assert.equal(added?.by, asha.email)
  assert.equal(added?.subjectId, id)
  const changed = events.find(({ action }) => action === 'reply-template.changed')
  assert.deepEqual(changed?.changes, [{ field: 'name', from: 'Thanks', to: 'Many thanks' }])
  const numbers = events.map(({ number }) => number)
  assert.deepEqual(
    numbers,
    numbers.toSorted((one, other) => other - one),
  )
})

testOnServer('the audit names who answers an enquiry, not only their id', async (server) => {
  await server.call('POST', '/enquiry', { body: laptopsForTheOffice })
  const { people } = await eventsOf(server)
  const list = await server.call('GET', '/admin/enquiries')
  const [enquiry] = list.json['enquiries'] as { id: string }[]
  const body = { assigneeId: people[0]?.id }
  const { status } = await server.call('PUT', `/admin/enquiries/${enquiry?.id}/follow-up`, { body })
  assert.equal(status, 200)
  const { events } = await eventsOf(server, '?kind=enquiry')
  const assigned = events.find(({ action }) => action === 'enquiry.assigned')
  assert.deepEqual(assigned?.changes, [{ field: 'assigneeId', from: null, to: asha.email }])
})

testOnServer('the audit is filtered by person, kind, record and period', async (server) => {
  await addTemplate(server, 'Thanks')
  const { people } = await eventsOf(server)
  const [person] = people
  assert.ok(person)
  const ofPerson = await eventsOf(server, `?person=${person.id}`)
  assert.ok(ofPerson.events.length > 0)
  assert.ok(ofPerson.events.every(({ by }) => by === asha.email))
  const ofNobody = await eventsOf(server, '?person=none')
  assert.ok(ofNobody.events.length > 0)
  assert.ok(ofNobody.events.every(({ by }) => by === null))
  const ofKind = await eventsOf(server, '?kind=account')
  assert.ok(ofKind.events.length > 0)
  assert.ok(ofKind.events.every(({ action }) => action.startsWith('account.')))
  const ofRecord = await eventsOf(server, `?q=${asha.email}`)
  assert.ok(ofRecord.events.length > 0)
  assert.ok(ofRecord.events.every(({ subject }) => subject === asha.email))
  assert.equal((await eventsOf(server, '?to=2020-01-01')).total, 0)
  assert.equal((await eventsOf(server, '?from=2020-01-01')).total, (await eventsOf(server)).total)
  for (const bad of ['?kind=unknown', '?from=yesterday', '?page=0']) {
    assert.equal((await server.call('GET', `/admin/audit${bad}`)).status, 400, bad)
  }
})

testOnServer('the check of the audit names an event that was changed', async (server) => {
  await addTemplate(server, 'Thanks')
  const whole = await server.call('GET', '/admin/audit/check')
  assert.deepEqual(whole.json['faults'], [])
  await server.app.db
    .updateTable('audit')
    .set({ accountId: null })
    .where('action', '=', 'reply-template.added')
    .execute()
  const changed = await server.call('GET', '/admin/audit/check')
  assert.equal(changed.status, 200)
  assert.match(String(changed.json['faults']), /^event \d+ \(.+\) is not as it was recorded$/)
})
