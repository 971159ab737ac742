import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRead, readFinder } from './respond-to-read.ts'
import { endpointTable } from './endpoint-table.ts'

const find = readFinder(endpointTable)

test('a read with at most one parameter, at the end of its path, is found by its address', () => {
  const plain = endpointTable.filter(
    (endpoint) => isRead(endpoint) && !/\{\w+\}./.test(endpoint.path),
  )
  for (const endpoint of plain) {
    const address = `/api${endpoint.path.replace(/\{\w+\}/, '0K3A')}?q=printer`
    const found = find(address)
    assert.equal(found?.endpoint, endpoint, address)
    assert.deepEqual(Object.keys(found.params), Object.keys(endpoint.params?.shape ?? {}))
    assert.deepEqual(Object.values(found.params), endpoint.params ? ['0K3A'] : [])
    assert.deepEqual(
      [found.path, found.query],
      [address.slice(0, -'?q=printer'.length), 'q=printer'],
    )
  }
})

test('the address of a call that is no read is left to the router, though a read has an id there', () => {
  const reads = endpointTable.filter(isRead).map(({ path }) => path)
  const others = endpointTable.map(({ path }) => path).filter((path) => !reads.includes(path))
  assert(others.includes('/admin/products/export') && others.includes('/admin/products/withdraw'))
  for (const path of others.filter((path) => !path.includes('{'))) {
    assert.equal(find(`/api${path}`), undefined, path)
  }
})

test('an address that names no read, or spells one in an unusual way, is left to the router', () => {
  for (const address of [
    '/products',
    '/api',
    '/api/',
    '/api/products/',
    '/api/%70roducts',
    '/api/products/a%20b',
    '/api/products/a/b',
    '/api/products#top',
    '/api/enquiry',
    '/api/docs',
  ]) {
    assert.equal(find(address), undefined, address)
  }
})
