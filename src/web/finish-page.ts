import { createHash } from 'node:crypto'
import { replayPress, insertScripts } from './before-scripts.ts'

type Finishing = {
  /** Of schema.org, for search engines. */
  nodes: object[]
  isHttps: boolean
}

/** React and the router escape `<` in texts and data, so each of these is markup of the page itself. */
const marks = new RegExp(
  [
    /(?<viewport><meta name="viewport"[^>]*>)/,
    /(?<stylesheet><link rel="stylesheet"[^>]*>)/,
    /(?<preload><link rel="modulepreload"[^>]*>)/,
    /(?<canonical><link rel="canonical"[^>]*>)/,
    /(?<headEnd><\/head>)/,
    /<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

const beforeScripts = [insertScripts, replayPress].map((run) => `(${run.toString()})()`).join(';')

/**
 * One pass over the finished HTML of a page, for what React cannot do while it renders:
 * - On a slow line scripts would share it with the styles and the first picture. So the styles go
 *   first, and what asks for scripts waits in a template, which leaves the page as React made it.
 * - Structured data is put into the head: under the policy React could not make its script when a
 *   visitor goes on to the next page.
 * - Pages are cached for everybody, so inline scripts are allowed by hash: a nonce would be known to all.
 */
export function finishPage(html: string, { nodes, isHttps }: Finishing) {
  const parts = ['']
  const styles: string[] = []
  const preloads: string[] = []
  const hashes = new Set<string>()
  let stylesPart = 0
  let copiedTo = 0
  let isIndexed = false
  for (const { 0: mark, index, groups = {} } of html.matchAll(marks)) {
    parts.push(html.slice(copiedTo, index))
    copiedTo = index + mark.length
    if (groups['stylesheet']) styles.push(mark)
    else if (groups['preload']) preloads.push(mark.replace('<link', '<link fetchpriority="low"'))
    else if (groups['headEnd']) parts.push(isIndexed ? structuredData(nodes) : '', mark)
    else if (groups['code']) parts.push(inlineScript(mark, groups['attributes'], groups['code']))
    else parts.push(mark)
    if (groups['viewport']) stylesPart = parts.push('') - 1
    // What has no canonical address is not for the indexes of search engines.
    if (groups['canonical']) isIndexed = true
  }
  parts.push(html.slice(copiedTo))
  parts[stylesPart] = styles.join('')
  return { html: parts.join(''), policy: policyOf(hashes, isHttps) }

  function inlineScript(script: string, attributes = '', code = '') {
    hashes.add(hashOf(code))
    if (!attributes.includes('type="module"')) return script
    hashes.add(hashOf(beforeScripts))
    return `<template>${preloads.join('')}${script}</template><script>${beforeScripts}</script>`
  }
}

/** `</script>` in a product's name ends nothing: there is no `<` in the text. It is not run, so it needs no hash. */
function structuredData(nodes: object[]) {
  if (nodes.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

function hashOf(code: string) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

function policyOf(hashes: Set<string>, isHttps: boolean) {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')} 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
