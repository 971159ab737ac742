import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientAddress, networkOf } from './client-address.ts'

test('an IPv4 address counts for itself', () => {
  assert.equal(clientAddress('203.0.113.7'), '203.0.113.7')
  assert.notEqual(clientAddress('203.0.113.7'), clientAddress('203.0.113.8'))
})

test('an IPv4 address that comes through an IPv6 socket is the same one', () => {
  assert.equal(clientAddress('::ffff:203.0.113.7'), '203.0.113.7')
  assert.equal(clientAddress('::FFFF:203.0.113.7'), '203.0.113.7')
})

test('all addresses of one IPv6 network of 64 bits are one', () => {
  const network = '2001:db8:1:2::/64'
  for (const ip of [
    '2001:db8:1:2::1',
    '2001:db8:1:2::',
    '2001:db8:1:2:aaaa:bbbb:cccc:dddd',
    '2001:db8:1:2:a::b',
    '2001:0DB8:0001:0002::1',
    '2001:db8:1:2::203.0.113.7',
  ]) {
    assert.equal(clientAddress(ip), network, ip)
  }
})

test('neighbouring IPv6 networks are two', () => {
  assert.equal(clientAddress('2001:db8:1:3::1'), '2001:db8:1:3::/64')
  assert.equal(clientAddress('2001:db8:1::2:0:0:1'), '2001:db8:1:0::/64')
  assert.equal(clientAddress('2001:db8::1'), '2001:db8:0:0::/64')
})

test('the addresses of this machine and this cable are taken too', () => {
  assert.equal(clientAddress('::1'), '0:0:0:0::/64')
  assert.equal(clientAddress('::'), '0:0:0:0::/64')
  assert.equal(clientAddress('fe80::1c2d:3e4f%eth0'), 'fe80:0:0:0::/64')
})

test('a text that is no address counts as itself', () => {
  for (const text of ['', 'unknown', '_hidden', '2001:db8::1::2'])
    assert.equal(clientAddress(text), text)
})

test('a network has three groups of an address', () => {
  for (const [address, network] of [
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:a::b', '2001:db8:1::/48'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', null],
    ['', null],
  ] as const) {
    assert.equal(networkOf(address), network, address)
  }
})
