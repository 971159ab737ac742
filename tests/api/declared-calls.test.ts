import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointTable } from '#api/endpoint-table.ts'
import { bodyFieldsOf, nameOf } from './every-endpoint.ts'

test('no two calls have the same method and path', () => {
  assert.equal(new Set(endpointTable.map(nameOf)).size, endpointTable.length)
})

test('each parameter of a path is in the schema of its call, and the other way round', () => {
  for (const endpoint of endpointTable) {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    assert.deepEqual(named, Object.keys(endpoint.params?.shape ?? {}), nameOf(endpoint))
  }
})

test('a GET has its fields in the query and any other call in the body, none twice', () => {
  for (const endpoint of endpointTable) {
    const isRead = endpoint.method === 'GET'
    assert.equal(isRead ? endpoint.body : endpoint.query, undefined, nameOf(endpoint))
    const inPath = Object.keys(endpoint.params?.shape ?? {})
    const others = [...Object.keys(endpoint.query?.shape ?? {}), ...bodyFieldsOf(endpoint)]
    assert(!others.some((name) => inPath.includes(name)), nameOf(endpoint))
  }
})
