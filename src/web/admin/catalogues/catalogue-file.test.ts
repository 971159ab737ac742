import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorOfCatalogue } from './catalogue-file.ts'

const pdf = new File(['%PDF-1.7\n%âãÏÓ'], 'laptops.pdf', { type: 'application/pdf' })

test('a PDF is the catalogue of the category that was chosen', async () => {
  assert.equal(await errorOfCatalogue(pdf, 'Laptops'), undefined)
  assert.equal(
    await errorOfCatalogue(pdf, ''),
    'Please select a category before uploading a catalogue',
  )
})

test('a file that has the name and type of a PDF and other content is refused as a catalogue', async () => {
  for (const text of ['<html>', '<html>%PDF-1.7']) {
    const letter = new File([text], 'laptops.pdf', { type: 'application/pdf' })
    assert.equal(
      await errorOfCatalogue(letter, 'Laptops'),
      'Please upload a PDF file for the category catalogue',
    )
  }
  const empty = new File([], 'laptops.pdf', { type: 'application/pdf' })
  assert.match((await errorOfCatalogue(empty, 'Laptops')) ?? '', /PDF/)
})

test('a PDF has to be smaller than 10 MB', async () => {
  const head = '%PDF-1.7\n'
  const filledTo = (bytes: number) => new File([head.padEnd(bytes)], 'big.pdf')
  assert.equal(await errorOfCatalogue(filledTo(10 * 1024 * 1024 - 1), 'Laptops'), undefined)
  assert.equal(
    await errorOfCatalogue(filledTo(10 * 1024 * 1024), 'Laptops'),
    'Catalogue size should be less than 10MB',
  )
})
