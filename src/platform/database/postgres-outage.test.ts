import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverMessages } from '#contract/server-messages.ts'
import { postgresOutageOf } from './postgres-outage.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test('a PostgreSQL that is away or shutting down is an outage', () => {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']
  const ofServer = ['57P01', '57P02', '57P03', '08006', '08001', '53300', '58030']
  const texts = [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ]
  const errors = [...codes, ...ofServer].map(withCode)
  for (const error of [...errors, ...texts.map((text) => new Error(text))]) {
    const outage = postgresOutageOf(error)
    assert.equal(outage?.message, serverMessages.databaseUnavailable, String(error))
    assert.equal(outage.cause, error)
  }
})

test('a PostgreSQL that takes no writes says so', () => {
  for (const code of ['53100', '25006']) {
    assert.equal(postgresOutageOf(withCode(code))?.message, serverMessages.nothingCanBeSaved)
  }
})

test('a wrong password, an unknown database and a faulty query are no outage', () => {
  for (const code of ['28P01', '28000', '3D000', '57P04', '23505', '42P01', '40P01', '57014']) {
    assert.equal(postgresOutageOf(withCode(code)), undefined, code)
  }
  assert.equal(postgresOutageOf(new TypeError('x is not a function')), undefined)
})
