import assert from 'node:assert/strict'
import { accountMessages } from '#contract/accounts/account.ts'
import { personMessages } from '#contract/people/person.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
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

testOnServer(
  'after a person has changed the own name, what the office reads names the person by it',
  async ({ call }) => {
    const saved = await call('PUT', '/admin/account/name', { body: { name: '  Asha \n Rao ' } })
    assert.equal(saved.status, 200)
    const { json: session } = await call('GET', '/session')
    assert.deepEqual([session['name'], session['user']], ['Asha Rao', { email: asha.email }])

    await call('POST', '/enquiry', { body: laptopsForTheOffice })
    const { json: listed } = await call('GET', '/admin/enquiries')
    const [{ id } = { id: '' }] = listed['enquiries'] as { id: string }[]
    const { json: known } = await call('GET', '/admin/colleagues')
    const [me] = known['colleagues'] as { id: string; shownName: string }[]
    assert.equal(me?.shownName, 'Asha Rao')
    const body = { assigneeId: me.id, followUpOn: dayOf(new Date()) }
    await call('PUT', `/admin/enquiries/${id}/follow-up`, { body })
    await call('POST', `/admin/enquiries/${id}/notes`, { body: { text: 'Called.' } })
    const template = { name: 'Thanks', subject: null, body: 'Regards, {me}' }
    const { json: added } = await call('POST', '/admin/reply-templates', { body: template })
    await call('DELETE', `/admin/reply-templates/${(added['template'] as { id: string }).id}`)

    const { json: audit } = await call('GET', '/admin/audit?q=asha%20rao')
    const [event] = audit['events'] as { by: string; byEmail: string; subject: string }[]
    assert.deepEqual(
      [event?.by, event?.byEmail, event?.subject],
      ['Asha Rao', asha.email, 'Asha Rao'],
    )
    for (const path of ['/admin/people', '/admin/enquiries']) {
      const { text } = await call('GET', path)
      assert(text.includes('Asha Rao') && text.includes(asha.email), path)
    }
    for (const path of [`/admin/enquiries/${id}/history`, '/admin/trash', '/admin/today']) {
      const { text } = await call('GET', path)
      assert(text.includes('Asha Rao') && !text.includes(asha.email), path)
    }
  },
)

testOnServer('a name of more than 80 characters is refused', async ({ call }) => {
  const body = { name: 'a'.repeat(81) }
  const { status, json } = await call('PUT', '/admin/account/name', { body })
  assert.deepEqual([status, json['fields']], [400, { name: accountMessages.nameLong }])
  const invitation = { ...body, email: 'ravi@tamarindit.example', role: 'sales' }
  assert.equal((await call('POST', '/admin/people', { body: invitation })).status, 400)
})
