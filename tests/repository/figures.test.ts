import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeFigures, figuresText } from '../../scripts/figures/code-figures.ts'
import { measureSource } from '../../scripts/figures/measure-source.ts'

const planted = [
  { path: 'src/web/admin/list.tsx', text: 'export const list = <ul />\n' },
  {
    path: 'src/web/admin/list.ts',
    text: `import './loop.ts'\nexport const rows = [] as string[]\n`,
  },
  { path: 'src/web/admin/loop.ts', text: `import './list.ts'\n${'\n'.repeat(98)}` },
  { path: 'src/web/admin/list.test.ts', text: 'x as any as string\n'.repeat(1000) },
  { path: 'src/web/site/page.tsx', text: 'export const page = <p />\n' },
]

function figure(name: string) {
  return codeFigures(planted).find((one) => one.name === name)
}

test('figures of the code count files and lines without tests', () => {
  assert.equal(figure('web/admin, files')?.value, 3)
  assert.equal(figure('web/admin, lines')?.value, 102)
  assert.equal(figure('web/site, files')?.value, 1)
  assert.equal(figure('src, median lines of a file')?.value, 1)
  assert.equal(figure('src, lines of a file at the 90th percentile')?.value, 99)
  assert.equal(figure('src, casts per 1,000 lines')?.value, 9.7)
  assert.doesNotMatch(figuresText(codeFigures(planted)), /NaN|undefined/)
})

test('figures of the code name shared stems and import loops', () => {
  assert.deepEqual(figure('stems that several files share')?.examples, [
    'src/web/admin/list.tsx, src/web/admin/list.ts',
  ])
  assert.equal(figure('import loops')?.value, 1)
})

test('casts are counted, as const is not', () => {
  const text = 'const a = [1] as const\nconst b = a as unknown as string[]\n'
  assert.equal(measureSource({ path: 'a.ts', text }).casts, 2)
})

test('nesting is counted within each function, and else if adds none', () => {
  const nestingOf = (text: string) => measureSource({ path: 'a.ts', text }).deepestNesting
  assert.equal(nestingOf('const a = 1'), 0)
  assert.equal(nestingOf('if (a) { b() } else if (c) { d() } else if (e) { f() }'), 1)
  assert.equal(nestingOf('if (a) { for (const b of a) { b() } } else if (c) { while (d) {} }'), 2)
  assert.equal(
    nestingOf('if (a) { for (;;) { try { b() } catch { switch (c) { default: } } } }'),
    4,
  )
  assert.equal(nestingOf('if (a) { a.map(() => { if (b) { c() } }) }'), 1)
})

test('the printed figures mark what misses its goal', () => {
  const text = figuresText([
    { name: 'files', value: 1234, goal: 140 },
    { name: 'loops', value: 1, goal: 0, examples: ['a.ts:1'] },
    { name: 'nesting', value: 2, goal: 2, examples: [] },
    { name: 'lines', value: 7 },
  ])
  assert.deepEqual(text.split('\n'), [
    'files      1,234  ✗ goal: at most 140',
    'loops          1  ✗ goal: at most 0',
    '    a.ts:1',
    'nesting        2  ✓ goal: at most 2',
    'lines          7',
  ])
})
