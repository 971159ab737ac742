import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { companyDefaults } from '../site/site-profile.ts'
import { CompanyForm } from './company-form.ts'
import { contrastOf, darkerOf, defaultColour } from './site-colour.ts'

function faultsOf(colour: string) {
  const { error } = CompanyForm.safeParse({ ...companyDefaults, colour })
  return error?.issues.map(({ message }) => message) ?? []
}

test('a colour that can be read on the site is accepted, another is refused with its contrast', () => {
  for (const colour of ['', '#a8431a', '#005A9C', '#1b5e20']) assert.deepEqual(faultsOf(colour), [])
  assert.match(faultsOf('#f7a072')[0] ?? '', /contrast of 1\.8/)
  for (const colour of ['red', '#fff', '#12345g', 'url(x)']) {
    assert.match(faultsOf(colour)[0] ?? '', /such as #a8431a/)
  }
})

test('the contrast of two colours is computed as WCAG defines it', () => {
  assert.equal(contrastOf('#000000').toFixed(1), '18.3')
  assert.equal(contrastOf('#f4efe6').toFixed(2), '1.00')
})

test('a button under the pointer is darker', () => {
  assert(contrastOf(darkerOf('#005a9c')) > contrastOf('#005a9c'))
  assert.match(darkerOf('#0000ff'), /^#0000[\da-f]{2}$/)
})

test('the colour of the stylesheet is the one that the form names', async () => {
  const theme = await readFile(new URL('../../web/theme.css', import.meta.url), 'utf8')
  assert(theme.includes(`--action: ${defaultColour};`))
  assert(theme.includes('--sunken: #f4efe6;'))
})
