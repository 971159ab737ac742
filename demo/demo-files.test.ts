import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { demoBanners, demoClientLogos, demoPartnerLogos } from './content/demo-banners-and-logos.ts'
import { demoAccessoryPairs, demoDocuments } from './content/demo-belongings.ts'
import { demoCompany } from './content/demo-company.ts'
import { demoGoods } from './content/demo-products.ts'
import {
  demoCatalogueFolder,
  demoCatalogues,
  demoDocumentFolder,
  demoPictureFolder,
} from './demo-files.ts'

test('every demo catalogue is there, and no other file', () => {
  const files = demoCatalogues.map(({ file }) => file)
  assert.deepEqual(readdirSync(demoCatalogueFolder).toSorted(), files.toSorted())
})

test('every demo catalogue is a PDF of at most 900 KB with its fonts inside', () => {
  for (const { file } of demoCatalogues) {
    const bytes = readFileSync(join(demoCatalogueFolder, file))
    assert.equal(bytes.subarray(0, 5).toString('latin1'), '%PDF-', file)
    assert.ok(bytes.includes('/FontFile2'), `${file} names fonts that a reader may not have`)
    assert.ok(bytes.length <= 900_000, `${file} has ${bytes.length}`)
  }
})

test('every demo document is there as a PDF, of a demo product, and no other file', () => {
  const files = demoDocuments.map(({ file }) => file)
  assert.deepEqual(readdirSync(demoDocumentFolder).toSorted(), files.toSorted())
  for (const file of files) {
    assert(readFileSync(join(demoDocumentFolder, file)).subarray(0, 5).equals(Buffer.from('%PDF-')))
  }
  const belonging = demoAccessoryPairs.flatMap(({ accessory, of }) => [accessory, ...of])
  for (const modelNo of [...belonging, ...demoDocuments.map((one) => one.modelNo)]) {
    assert(
      demoGoods.some(({ form }) => form.modelNo === modelNo),
      modelNo,
    )
  }
})

test('every picture of the demo content is there in its sizes, and no other', () => {
  const images = [...demoBanners, ...demoPartnerLogos, ...demoClientLogos]
  const files = [
    demoCompany.picture,
    ...images.map(({ file }) => file),
    ...demoClientLogos.flatMap(({ story }) => story?.picture ?? []),
    ...demoGoods.flatMap(({ pictures }) => pictures),
  ]
  assert.deepEqual(readdirSync(demoPictureFolder).toSorted(), [...new Set(files)].toSorted())
  for (const file of files) {
    const folder = join(demoPictureFolder, file)
    const { widths } = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8'))
    const expected = ['facts.json', ...widths.map((width: number) => `${width}.webp`)]
    assert.deepEqual(new Set(readdirSync(folder)), new Set(expected), file)
  }
})

test('every banner and logo of the demo content has a text of its own', () => {
  for (const images of [demoBanners, demoPartnerLogos, demoClientLogos]) {
    assert.equal(new Set(images.map(({ alt }) => alt)).size, images.length)
  }
})

test('the files of the demo content take at most 17 MB', () => {
  const bytes = [demoPictureFolder, demoCatalogueFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).size),
  )
  assert.ok(bytes.length > 500)
  assert.ok(bytes.reduce((total, size) => total + size, 0) <= 17_000_000)
})
