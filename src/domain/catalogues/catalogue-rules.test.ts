import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogueKeyOf, catalogueNameOf, catalogueOf } from './catalogue-rules.ts'

const hash = '01234567'.repeat(5)

test('a file name is stored as it was sent, as far as it is valid', () => {
  const names: Record<string, string> = {
    'Laptops 2026.pdf': 'Laptops 2026.pdf',
    'Laptops 2026.PDF': 'Laptops 2026.pdf',
    'price list': 'price list.pdf',
    'ಬೆಲೆ ಪಟ್ಟಿ.pdf': 'ಬೆಲೆ ಪಟ್ಟಿ.pdf',
    'C:\\fakepath\\Laptops.pdf': 'Laptops.pdf',
    '../../etc/passwd': 'passwd.pdf',
    'a\u0000b\r\nSet-Cookie: x=1.pdf': 'ab Set-Cookie: x=1.pdf',
    'invoice\u202efdp.exe': 'invoicefdp.exe.pdf',
    '\u0007bell.pdf': 'bell.pdf',
    '': 'Laptops catalogue.pdf',
    '.pdf': 'Laptops catalogue.pdf',
    '..': 'Laptops catalogue.pdf',
    '/': 'Laptops catalogue.pdf',
  }
  for (const [sent, kept] of Object.entries(names)) {
    assert.equal(catalogueNameOf(sent, 'Laptops'), kept, JSON.stringify(sent))
  }
  assert.equal(catalogueNameOf(`${'x'.repeat(300)}.pdf`, 'Laptops').length, 154)
  assert.ok(catalogueNameOf('😀'.repeat(100), 'Laptops').isWellFormed())
})

test('an address contains the hash of the content and a readable name', () => {
  const row = { category: 'CCTV Systems', fileKey: catalogueKeyOf(hash) } as const
  const addresses: Record<string, string> = {
    'Résumé of 2026 (new).pdf': 'resume-of-2026-new.pdf',
    'ಬೆಲೆ ಪಟ್ಟಿ.pdf': 'cctv-systems-catalogue.pdf',
    'a.pdf.pdf': 'a-pdf.pdf',
  }
  for (const [originalName, name] of Object.entries(addresses)) {
    assert.deepEqual(catalogueOf({ ...row, originalName }), {
      category: 'CCTV Systems',
      url: `/catalogues/${hash}/${name}`,
      originalName,
    })
  }
})
