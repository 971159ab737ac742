import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoGoods } from '#demo/content/demo-products.ts'
import { demoLines } from '../../bench/specifications/demo-lines.ts'
import {
  judgeDemoLines,
  judgeTypedLines,
  leastRight,
  mostWrong,
  sharesOf,
} from '../../bench/specifications/judge-specifications.ts'
import { typedLines } from '../../bench/specifications/typed-lines.ts'

const judged = { typed: judgeTypedLines(), demo: judgeDemoLines() }

for (const [of, { lines, figures, missed }] of Object.entries(judged)) {
  test(`of each kind enough is read from the ${of} lines, and little is wrong`, (t) => {
    assert.ok(lines >= 300)
    for (const figure of figures) {
      const { kind, right, none, wrong } = figure
      t.diagnostic(`${of} ${kind}: ${right} right, ${none} none, ${wrong} wrong`)
      const shares = sharesOf(figure)
      if (right + none + wrong === 0) continue
      assert.ok(shares.right >= leastRight(kind), missed.join('\n'))
      assert.ok(shares.wrong <= mostWrong, missed.join('\n'))
    }
  })
}

test('every expected line of the demo is a line of the demo, and no typed line stands twice', () => {
  const known = new Set(
    demoGoods.flatMap(({ form }) => form.specs.map((line) => `${form.category} ${line}`)),
  )
  assert.deepEqual(
    demoLines.filter(([category, line]) => !known.has(`${category} ${line}`)),
    [],
  )
  const typed = typedLines.map(([category, line]) => `${category} ${line}`)
  assert.equal(new Set(typed).size, typed.length)
})
