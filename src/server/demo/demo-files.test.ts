import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { demoCatalogueFolder, demoCatalogues } from './demo-files.ts'
import { demoBannersAndLogos } from './demo-banners-and-logos.ts'

test('every catalogue is there, and no other', () => {
  const files = demoCatalogues.map(({ file }) => file)
  assert.deepEqual(readdirSync(demoCatalogueFolder).toSorted(byText), files.toSorted(byText))
})

test('each is a PDF of at most 900 KB with its fonts inside', () => {
  for (const { file } of demoCatalogues) {
    const bytes = readFileSync(join(demoCatalogueFolder, file))
    assert.equal(bytes.subarray(0, 5).toString('latin1'), '%PDF-', file)
    assert.ok(bytes.includes('/FontFile2'), `${file} names fonts that a reader may not have`)
    assert.ok(bytes.length <= 900_000, `${file} has ${bytes.length}`)
  }
})

test('every banner and logo of the demo is there, says what it is, and no other is', () => {
  for (const [wall, folder] of [
    ['gallery', 'banners'],
    ['partner', 'partners'],
    ['client', 'clients'],
  ] as const) {
    const hung = demoBannersAndLogos.filter((showpiece) => showpiece.wall === wall)
    const files = readdirSync(new URL(folder, import.meta.url))
    assert.deepEqual(files.toSorted(byText), hung.map(({ file }) => file).toSorted(byText))
    assert.equal(new Set(hung.map(({ alt }) => alt)).size, hung.length)
  }
})

test('the whole demo weighs 12 MB at most', () => {
  const folders = ['pictures', 'catalogues', 'banners', 'partners', 'clients']
  const files = folders.flatMap((folder) => {
    const place = new URL(`${folder}/`, import.meta.url)
    return readdirSync(place).map((file) => statSync(new URL(file, place)).size)
  })
  assert.ok(files.length > 180)
  assert.ok(files.reduce((total, bytes) => total + bytes, 0) <= 12_000_000)
})

function byText(one: string, other: string) {
  return one.localeCompare(other)
}
