import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uncategorized } from '#contract/image-lists/image-list.ts'
import { groupsOf, leadOf, nameInWords, spelledCategory } from './image-list-rules.ts'

test('groups are in the order of their names, clients without a category last', () => {
  const logo = (id: string) => ({ id }) as never
  const groups = groupsOf([
    { category: uncategorized, logo: logo('1') },
    { category: 'Schools', logo: logo('2') },
    { category: 'Banks', logo: logo('3') },
    { category: 'Schools', logo: logo('4') },
    { category: 'Éditeurs', logo: logo('5') },
  ])
  assert.deepEqual(
    groups.map(({ category, logos }) => [category, logos.map(({ id }) => id)]),
    [
      ['Banks', ['3']],
      ['Éditeurs', ['5']],
      ['Schools', ['2', '4']],
      [uncategorized, ['1']],
    ],
  )
})

test('the words of a file name are the alternative text of a logo', () => {
  assert.equal(nameInWords('acme-logo_2024.png'), 'acme logo 2024')
  assert.equal(nameInWords('Ananya & Sons.final.JPG'), 'Ananya & Sons final')
  assert.equal(nameInWords('.png'), '.png')
})

test('a category that differs in capitals only gets the known spelling', () => {
  const known = ['Banks', 'Schools and colleges']
  assert.equal(spelledCategory('banks', known), 'Banks')
  assert.equal(spelledCategory('Schools  and Colleges', known), 'Schools and colleges')
  assert.equal(spelledCategory('Hospitals', known), 'Hospitals')
  assert.equal(spelledCategory('銀行', known), '銀行')
})

test('an empty category and "uncategorized" are stored as none', () => {
  assert.equal(spelledCategory('', []), null)
  assert.equal(spelledCategory('uncategorized', []), null)
})

test('the lead of a story is its first paragraph, cut between two words where it is long', () => {
  assert.equal(leadOf('Dr. Rao bought forty.\n\nNone was late.'), 'Dr. Rao bought forty.')
  const lead = leadOf('laptops '.repeat(60).trim())
  assert.equal(lead, `${'laptops '.repeat(29)}laptops …`)
})
