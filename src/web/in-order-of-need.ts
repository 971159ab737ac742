import { keepPress } from './keep-press.ts'
import { letScriptsIn } from './let-scripts-in.ts'

const viewport = /<meta name="viewport"[^>]*>/
const styles = /<link rel="stylesheet"[^>]*>/g
const links = /<link rel="modulepreload"[^>]*>/g
const entry = /<script type="module" async="">[^]*?<\/script>/
const ownTexts = [letScriptsIn, keepPress].map((run) => `(${run.toString()})()`).join(';')

/**
 * What a page looks like comes before what it does when it is pressed: on a slow line scripts would
 * share it with the styles and the first picture. The styles go first, and what asks for scripts
 * waits in a template, which leaves the page as React made it.
 */
export function inOrderOfNeed(html: string) {
  const end = html.indexOf('</head>')
  const [head, body] = [html.slice(0, end), html.slice(end)]
  const scripts = (head.match(links) ?? [])
    .join('')
    .replaceAll('<link ', '<link fetchpriority="low" ')
  const first = (head.match(styles) ?? []).join('')
  return (
    head
      .replaceAll(styles, '')
      .replaceAll(links, '')
      .replace(viewport, (meta) => meta + first) +
    body.replace(
      entry,
      (script) => `<template>${scripts}${script}</template><script>${ownTexts}</script>`,
    )
  )
}
