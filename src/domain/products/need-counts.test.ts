import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutCounts } from './need-counts.ts'

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
    assert.equal(withoutCounts(q), q)
})

test('for how many users a software, a licence or a switch is remains a part of the search', () => {
  for (const q of ['antivirus for 5 users', 'antivirus 3 pcs', 'kvm switch for 4 computers'])
    assert.equal(withoutCounts(q), q)
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
    assert.equal(withoutCounts(q), words, q)
})
