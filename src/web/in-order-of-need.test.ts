import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrderOfNeed } from './in-order-of-need.ts'

const meta = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>'
const script = '<link rel="modulepreload" href="/a.js"/>'
const sheet = '<link rel="stylesheet" href="/a.css"/>'

test('styles come first, and scripts give way to all else', () => {
  const page = `<html><head>${meta}<title>$&</title>${script}${sheet}</head><body>${sheet}</body></html>`
  const late = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>'
  assert.equal(
    inOrderOfNeed(page),
    `<html><head>${meta}${sheet}<title>$&</title>${late}</head><body>${sheet}</body></html>`,
  )
})

test('a page without styles or scripts stays as it is', () => {
  const page = `<html><head>${meta}</head><body></body></html>`
  assert.equal(inOrderOfNeed(page), page)
})
