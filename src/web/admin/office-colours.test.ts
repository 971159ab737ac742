import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

test('the colours of the site in a dark office are those of the site', async () => {
  const [theme, office] = await Promise.all(
    ['../theme.css', './office.css'].map((file) =>
      readFile(new URL(file, import.meta.url), 'utf8'),
    ),
  )
  const ofSite = colourLines(theme, /:root \{/)
  const inOffice = colourLines(office, /\.site-colours \{/)
  assert(inOffice.length > 10)
  assert.deepEqual(
    inOffice.filter((line) => !ofSite.includes(line)),
    [],
  )
})

/** The declarations of the first rule of this selector. */
function colourLines(css = '', selector: RegExp) {
  const [, rule = ''] = css.split(selector)
  const [declarations = ''] = rule.split('}')
  return declarations.split('\n').flatMap((line) => line.trim() || [])
}
