import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCounts } from './need-counts.ts'

test('a number before what there are many of is searched where it may be a model, a size or a power', () => {
  for (const q of [
    '1020 printers',
    '2600 printers',
    '4050 gaming laptops',
    '3060 workstations',
    '1200 routers',
    '600 inverters',
    '88 cartridges',
    '76 toners',
    '65 chargers',
    '512 ssds',
    '75 interactive panels',
    '65 smart boards',
    '24 monitors',
    '32 panels',
    '15 laptops',
  ])
    assert.equal(readCounts(q).words, q)
})

test('for how many users a software, a licence or a switch is remains a part of the search', () => {
  for (const q of ['antivirus for 5 users', 'antivirus 3 pcs', 'kvm switch for 4 computers'])
    assert.equal(readCounts(q).words, q)
})

test('how many are wanted is taken out of a search', () => {
  for (const [q, words] of [
    ['5 laptops', 'laptops'],
    ['10 laptops', 'laptops'],
    ['20 laptops', 'laptops'],
    ['50 laptops for office', 'laptops for office'],
    ['ups for 4 pcs', 'ups'],
    ['10 nos cartridges', 'cartridges'],
    ['network switch 5 nos', 'network switch'],
  ] as const)
    assert.equal(readCounts(q).words, words, q)
})

test('a number beside no, nos or x is how many are wanted', () => {
  for (const [q, words, count] of [
    ['10 no laptops', 'laptops', 10],
    ['10no. laptops', 'laptops', 10],
    ['5 no printers', 'printers', 5],
    ['need 5 no kaveri laptops', 'need kaveri laptops', 5],
    ['nos 10 laptops', 'laptops', 10],
    ['nos.10 laptops', 'laptops', 10],
    ['no 10 laptops', 'laptops', 10],
    ['laptop no 10', 'laptop', 10],
    ['laptop no.10', 'laptop', 10],
    ['laptop 10 no', 'laptop', 10],
    ['25 nos laptop', 'laptop', 25],
    ["25 no's laptop", 'laptop', 25],
    ['laptop x 10', 'laptop', 10],
    ['laptops x 10 nos', 'laptops', 10],
    ['10 x laptop', 'laptop', 10],
    ['10x laptops', 'laptops', 10],
    ['20 laptops', 'laptops', 20],
  ] as const)
    assert.deepEqual(readCounts(q), { words, count }, q)
})

test('a number beside no or x that is a part of a name or before what is left out stays', () => {
  for (const q of [
    'toner no 88',
    'model no 350',
    'printer no 1020',
    'laptop 15 no windows',
    'windows 11 no dos',
    'travelbook x 13',
    'kaveri x13',
    'monitor 1920 x 1080',
    '2 x 8gb ram',
    'no cost emi',
  ])
    assert.equal(readCounts(q).words, q)
})
