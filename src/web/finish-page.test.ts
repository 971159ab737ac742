import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { replayPress, insertScripts } from './before-scripts.ts'
import { finishPage } from './finish-page.ts'

const meta = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>'
const link = '<link rel="modulepreload" href="/a.js"/>'
const low = '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>'
const entry = '<script type="module" async="">import "/a.js"\n</script>'
const sheet = '<link rel="stylesheet" href="/a.css"/>'
const canonical = '<link rel="canonical" href="https://shop.example/a"/>'
const before = `(${insertScripts.toString()})();(${replayPress.toString()})()`

function finished(html: string, nodes: object[] = [], isHttps = false) {
  return finishPage(html, { nodes, isHttps })
}

test('styles come first, and scripts wait in a template', () => {
  const page = `<html><head>${meta}<title>$&</title>${link}${sheet}</head><body>$&${entry}</body></html>`
  const late = `<template>${low}${entry}</template><script>${before}</script>`
  assert.equal(
    finished(page).html,
    `<html><head>${meta}${sheet}<title>$&</title></head><body>$&${late}</body></html>`,
  )
})

test('a page without styles or scripts stays as it is', () => {
  const page = `<html><head>${meta}</head><body></body></html>`
  assert.equal(finished(page).html, page)
})

test('every inline script of a page is allowed by its hash, and no other', () => {
  const data = 'window.data = 1;'
  const file = '<script async="" src="/b.js"></script>'
  const page = `<head>${meta}${canonical}</head><body><script>${data}</script>${file}${entry}</body>`
  const { policy } = finished(page, [{ name: 'x' }])
  const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash)
  const code = [data, 'import "/a.js"\n', before]
  assert.deepEqual(
    new Set(allowed),
    new Set(code.map((text) => createHash('sha256').update(text).digest('base64'))),
  )
})

test('the policy of a page upgrades requests to TLS only where the site has it', () => {
  assert.match(finished('', [], true).policy, /; upgrade-insecure-requests$/)
  assert.doesNotMatch(finished('').policy, /upgrade/)
})

test('no text can end the script that it stands in, nor change the page around it', () => {
  const name = '</script><script>alert(1)</script> $& $1 <!--'
  const { html } = finished(`<head>${canonical}</head><body>$&</body>`, [{ name }])
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  assert.deepEqual(JSON.parse(json), { '@context': 'https://schema.org', '@graph': [{ name }] })
  assert.equal(html.match(/<script/g)?.length, 1)
  assert(html.endsWith('</head><body>$&</body>'))
})

test('a page that is not for the indexes has no structured data', () => {
  const page = '<head><title>Results</title><meta name="robots" content="noindex"/></head>'
  assert.equal(finished(page, [{ name: 'x' }]).html, page)
})
