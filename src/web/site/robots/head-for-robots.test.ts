import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withHeadForRobots } from './head-for-robots.ts'

const site = 'https://shop.example'
const head =
  '<title>A &amp; B</title><meta name="description" content="&quot;Fast&quot;"/><link rel="canonical" href="https://shop.example/a"/>'

function headWith(nodes: object[], html = `<head>${head}</head><body>$&</body>`) {
  return withHeadForRobots(html, { kind: 'product', nodes }, site)
}

test('a shared link shows the title and description of the page, escaped as they are there', () => {
  const html = headWith([])
  assert(html.includes('<meta property="og:title" content="A &amp; B"/>'))
  assert(html.includes('<meta property="og:description" content="&quot;Fast&quot;"/>'))
  assert(html.includes('<meta property="og:url" content="https://shop.example/a"/>'))
  assert(html.includes('<meta property="og:image" content="https://shop.example/share.png"/>'))
  assert(html.endsWith('</head><body>$&</body>'))
})

test('no text can end the script that it stands in, nor change the page around it', () => {
  const name = '</script><script>alert(1)</script> $& $1 <!--'
  const html = headWith([{ name }])
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  assert.deepEqual(JSON.parse(json), { '@context': 'https://schema.org', '@graph': [{ name }] })
  assert.equal(html.match(/<script/g)?.length, 1)
})

test('a page that is not for the indexes is left as it is', () => {
  const html = '<head><title>Results</title><meta name="robots" content="noindex"/></head>'
  assert.equal(headWith([{ name: 'x' }], html), html)
})
