import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'

test('the sheet of the office and those of the site have no class in common', async () => {
  const [ofSite, ofOffice] = await Promise.all([
    classesIn('{*,fonts/*,site/**/*}.css'),
    classesIn('admin/**/*.css'),
  ])
  assert(ofSite.size > 50 && ofOffice.size > 25)
  assert.deepEqual([...ofOffice.intersection(ofSite)], [])
})

/** Every screen has both sheets. */
async function classesIn(files: string) {
  const folder = new URL('../', import.meta.url)
  const sheets = await Array.fromAsync(glob(files, { cwd: folder }), (file) =>
    readFile(new URL(file, folder), 'utf8'),
  )
  const css = sheets.join('').replaceAll(/\/\*.*?\*\//gs, '')
  const selectors = Array.from(css.matchAll(/[^{};]+(?=\{)/g), ([selector]) => selector)
  return new Set(selectors.join('').match(/\.[a-z][\w-]*/gi))
}
