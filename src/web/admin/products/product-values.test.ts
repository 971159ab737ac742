import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductRecord } from '#contract/products/product.ts'
import {
  copiedValues,
  differingFields,
  emptyProduct,
  formDataOf,
  storedValues,
  valuesOf,
} from './product-values.ts'

const laptop = {
  ...emptyProduct,
  name: 'Kaveri 14',
  price: '54990',
  specs: ['16 GB RAM', '512 GB SSD'],
  images: [
    { url: '/pictures/a/960.webp', originalName: 'front.jpg', thumbnail: '/pictures/a/320.webp' },
    { url: '/pictures/b/960.webp', originalName: 'back.jpg', thumbnail: '/pictures/b/320.webp' },
  ],
}

const laptopRecord: ProductRecord = {
  ...laptop,
  id: '1',
  price: 54_990,
  gstRate: 18,
  category: 'Laptops',
  stockStatus: 'In Stock',
  publication: 'Published',
  featured: 'No',
  version: 1,
  createdAt: '2026-11-21T06:00:00.000Z',
  changedAt: '2026-11-21T06:00:00.000Z',
}

test('a price with paise is shown with both its digits, and typed with one is the same', () => {
  const record = { ...laptopRecord, price: 45_990.5 }
  assert.equal(valuesOf(record).price, '45990.50')
  assert.equal(valuesOf({ ...record, price: 45_990 }).price, '45990')
  const stored = { ...laptop, price: '45990.50' }
  assert.deepEqual(differingFields({ ...stored, price: '45,990.5' }, stored), [])
  assert.deepEqual(differingFields({ ...stored, price: '45990.05' }, stored), ['price'])
  assert.deepEqual(differingFields({ ...stored, price: '' }, { ...stored, price: '0' }), ['price'])
})

test('the form is sent without empty lines, with the version it was typed over', () => {
  const typed = { ...laptop, price: '₹54,990', specs: ['', '16 GB RAM', '  '] }
  const form = formDataOf(typed, { version: 7, pictures: [] })
  assert.equal(form.get('price'), '54990')
  assert.equal(form.get('specs'), '["16 GB RAM"]')
  assert.equal(form.get('version'), '7')
  assert.equal(formDataOf(laptop, { pictures: [] }).has('version'), false)
})

test('the pictures that stay are named in their order, and the new ones come along', () => {
  const photo = new File(['a'], 'side.jpg', { type: 'image/jpeg' })
  const form = formDataOf(laptop, { pictures: [photo, photo] })
  assert.deepEqual(JSON.parse(form.get('existingImages') as string), laptop.images)
  assert.deepEqual(
    form.getAll('images').map((file) => (file as File).name),
    ['side.jpg', 'side.jpg'],
  )
})

test('two products differ in what a person would call different', () => {
  assert.deepEqual(
    differingFields(laptop, { ...laptop, price: '54,990', specs: [...laptop.specs, ''] }),
    [],
  )
  assert.deepEqual(differingFields(laptop, { ...laptop, brand: 'Kaveri', specs: ['16 GB RAM'] }), [
    'brand',
    'specs',
  ])
  assert.deepEqual(differingFields(laptop, { ...laptop, images: laptop.images.toReversed() }), [
    'images',
  ])
})

test('a draft of another shape is no draft', () => {
  assert.deepEqual(storedValues(laptop), laptop)
  for (const input of [
    null,
    undefined,
    7,
    {},
    { ...laptop, brand: 3 },
    { ...laptop, specs: 'a' },
    { ...laptop, images: undefined },
    { ...laptop, images: [{ url: 3 }] },
  ]) {
    assert.equal(storedValues(input), undefined)
  }
})

test('a draft that was typed before a field existed is still a draft', () => {
  const { hsnCode: _, gstRate: __, ...older } = laptop
  assert.deepEqual(storedValues(older), { ...laptop, hsnCode: '', gstRate: '18' })
})

test('a copy is marked as one within the limit of the name, and has no pictures', () => {
  const copy = copiedValues({ ...laptopRecord, name: 'Kaveri '.repeat(28).trim() })
  assert.equal(copy.name.length, 200)
  assert.ok(copy.name.endsWith(' (copy)'))
  assert.deepEqual(copy.images, [])
  assert.deepEqual(copy.specs, laptop.specs)
})
