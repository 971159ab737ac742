import assert from 'node:assert/strict'
import { personMessages } from '#contract/people/person.ts'
import { testOnServer } from '../test-server.ts'
import { asha } from '../fixtures/people.ts'

type Listed = { id: string; email: string; role: string; state: string }

testOnServer('an owner invites, changes, suspends and removes a person', async ({ call }) => {
  const invited = await call('POST', '/admin/people', {
    body: { email: ' Ravi@Tamarindit.example ', role: 'sales' },
  })
  assert.equal(invited.status, 201)
  const { id, email, state } = invited.json['person'] as Listed
  assert.deepEqual([email, state], ['ravi@tamarindit.example', 'invited'])
  const again = await call('POST', `/admin/people/${id}/invitation`)
  assert.equal(again.status, 200)
  const twice = await call('POST', '/admin/people', { body: { email, role: 'viewer' } })
  assert.deepEqual([twice.status, twice.json['fields']], [409, { email: personMessages.isKnown }])
  const changed = await call('PATCH', `/admin/people/${id}`, { body: { role: 'editor' } })
  assert.equal((changed.json['person'] as Listed).role, 'editor')
  const early = await call('PATCH', `/admin/people/${id}`, { body: { isSuspended: true } })
  assert.deepEqual([early.status, early.json['message']], [409, personMessages.isInvited])
  assert.equal((await call('GET', `/admin/people/${id}/sessions`)).status, 200)
  assert.equal((await call('DELETE', `/admin/people/${id}`)).status, 200)
  assert.equal((await call('DELETE', `/admin/people/${id}`)).status, 404)
  const { json } = await call('GET', '/admin/people')
  assert.deepEqual(
    (json['people'] as Listed[]).map(({ email }) => email),
    [asha.email],
  )
})

testOnServer('an invitation without a usable address or role is refused', async ({ call }) => {
  const { status, json } = await call('POST', '/admin/people', {
    body: { email: 'nobody', role: 'king' },
  })
  assert.equal(status, 400)
  assert.deepEqual(Object.keys(json['fields'] ?? {}).toSorted(), ['email', 'role'])
  const { json: people } = await call('GET', '/admin/people')
  const [{ id } = { id: '' }] = people['people'] as Listed[]
  const nothing = await call('PATCH', `/admin/people/${id}`, { body: {} })
  assert.equal(nothing.status, 400)
  const last = await call('PATCH', `/admin/people/${id}`, { body: { role: 'viewer' } })
  assert.deepEqual([last.status, last.json['message']], [409, personMessages.lastOwner])
})
