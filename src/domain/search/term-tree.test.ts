import assert from 'node:assert/strict'
import { test } from 'node:test'
import { array, assert as assertAlways, constantFrom, integer, property, string } from 'fast-check'
import { TermTree } from './term-tree.ts'

test('a tree holds every term that was added, once, and no other', () => {
  assertAlways(
    property(array(letters()), letters(), (terms, other) => {
      const tree = treeOf(terms)
      assert.equal(tree.size, new Set(terms).size)
      for (const term of terms) assert.equal(tree.find(term), tree.add(term))
      assert.equal(tree.find(other) !== undefined, terms.includes(other))
    }),
  )
})

test('all terms with the same beginning are found together', () => {
  assertAlways(
    property(array(letters()), letters(), (terms, text) => {
      const expected = terms.filter((term) => term.startsWith(text))
      assert.deepEqual(
        found(terms, (tree, on) => tree.findBeginning(text, on)),
        sorted(expected),
      )
    }),
  )
})

test('terms within so many slips are found, and no others; of four letters those with the first letter at their beginning', () => {
  assertAlways(
    property(array(letters()), letters(), integer({ min: 1, max: 2 }), (terms, text, most) => {
      const expected = terms.filter(
        (term) => slipsBetween(term, text) <= most && beginsAlike(term, text),
      )
      const near = found(terms, (tree, on) => tree.findNear(text, most, false, on))
      assert.deepEqual(near, sorted(expected))
    }),
    { numRuns: 500 },
  )
})

test('half a misspelt term is enough, if it ends right', () => {
  const near = (text: string) =>
    found(['travelbook', 'travelmate', 'black'], (tree, on) => tree.findNear(text, 1, true, on))
  assert.deepEqual(near('travle'), ['travelbook', 'travelmate'])
  assert.deepEqual(near('trvelb'), ['travelbook'])
  assert.deepEqual(near('blah'), [])
})

/** Of three letters, so that they are often near each other. */
function letters() {
  return string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
}

function treeOf(terms: string[]) {
  const tree = new TermTree()
  for (const term of terms) tree.add(term)
  return tree
}

function found(terms: string[], ask: (tree: TermTree, on: (term: number) => void) => void) {
  const tree = treeOf(terms)
  const numbers = new Set<number>()
  ask(tree, (term) => numbers.add(term))
  return sorted(terms.filter((term) => numbers.has(tree.find(term) ?? -1)))
}

function sorted(terms: string[]) {
  return [...new Set(terms)].toSorted()
}

/** A term of one letter is a slip away at most. */
function beginsAlike(term: string, [first = '', ...others]: string) {
  return others.length > 3 || term.length < 2 || term.slice(0, 2).includes(first)
}

/** As the books have it, with all of the table. */
function slipsBetween(one: string, other: string) {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity
      row.push(
        Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + cost, swapped),
      )
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}

test('a term that is added later is found by the same slip', () => {
  const tree = new TermTree()
  tree.add('laptop')
  const found = () => {
    const near: number[] = []
    tree.findNear('lpatop', 1, false, (term) => near.push(term))
    return near.toSorted((one, other) => one - other)
  }
  assert.deepEqual(found(), [0])
  const added = tree.add('lpatops')
  assert.deepEqual(found(), [0, added])
})
