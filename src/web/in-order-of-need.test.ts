import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrderOfNeed } from './in-order-of-need.ts'
import { keepPress } from './keep-press.ts'
import { letScriptsIn } from './let-scripts-in.ts'

const meta = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>'
const link = '<link rel="modulepreload" href="/a.js"/>'
const low = '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>'
const entry = '<script type="module" async="">import "/a.js"\n</script>'
const sheet = '<link rel="stylesheet" href="/a.css"/>'

test('styles come first, and scripts wait in a template', () => {
  const page = `<html><head>${meta}<title>$&</title>${link}${sheet}</head><body>$&${entry}</body></html>`
  const late = `<template>${low}${entry}</template><script>(${letScriptsIn.toString()})();(${keepPress.toString()})()</script>`
  assert.equal(
    inOrderOfNeed(page),
    `<html><head>${meta}${sheet}<title>$&</title></head><body>$&${late}</body></html>`,
  )
})

test('a page without styles or scripts stays as it is', () => {
  const page = `<html><head>${meta}</head><body></body></html>`
  assert.equal(inOrderOfNeed(page), page)
})
