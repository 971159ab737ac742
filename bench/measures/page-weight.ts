import { kilobytesText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'

type Kind = 'html' | 'js' | 'css' | 'font' | 'other'

const mostJavaScript = 108_000

/** What a browser fetches for a page, as it goes over the wire in brotli. */
export async function measurePageWeight(what: string, address: string): Promise<Line> {
  const sizes = await fetchAll(new URL(address))
  const of = (kind: Kind) =>
    sizes.filter((part) => part.kind === kind).reduce((total, { bytes }) => total + bytes, 0)
  const kinds = (['html', 'css', 'font', 'other'] as const).map(
    (kind) => `${kind} ${kilobytesText(of(kind))}`,
  )
  return {
    what: `JavaScript of ${what}`,
    measured: kilobytesText(of('js')),
    beside: `${kinds.join(', ')}; ${sizes.length} requests`,
    goal: `≤ ${kilobytesText(mostJavaScript)}`,
    isMet: of('js') <= mostJavaScript,
  }
}

/** The page, and all that it and its parts refer to, each once. */
async function fetchAll(page: URL) {
  const found = new Set([page.href])
  const parts: { kind: Kind; bytes: number }[] = []
  for (const address of found) {
    const { kind, bytes, text } = await fetchPart(new URL(address))
    parts.push({ kind, bytes })
    const named = referencesOf(kind, text).map((reference) => new URL(reference, address))
    for (const { href } of named.filter(({ origin }) => origin === page.origin)) found.add(href)
  }
  return parts
}

/** fetch() unpacks what it gets: the length that was announced is what went over the wire. */
async function fetchPart(address: URL) {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
  if (!response.ok) throw new Error(`${response.status} for ${address.href}`)
  const type = response.headers.get('Content-Type') ?? ''
  const body = Buffer.from(await response.arrayBuffer())
  const bytes = Number(response.headers.get('Content-Length') ?? body.length)
  const kind = kindOf(type)
  return { kind, bytes, text: body.toString() }
}

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'html'
  if (type.includes('javascript')) return 'js'
  if (type.startsWith('text/css')) return 'css'
  return type.includes('font') ? 'font' : 'other'
}

/** Links and scripts of the page, modules that load at once, fonts and pictures of the style sheet. */
function referencesOf(kind: Kind, text: string) {
  const patterns: Partial<Record<Kind, RegExp[]>> = {
    html: [
      /<link\b[^>]*?\brel="(?:modulepreload|stylesheet|preload|icon)"[^>]*?\bhref="([^"]+)"/g,
      /<(?:script|img)\b[^>]*?\bsrc="([^"]+)"/g,
      /<use\b[^>]*?\bhref="([^"#]+)/g,
      /\bimport\b[^"';]*["'](\/assets\/[^"']+)["']/g,
    ],
    js: [/\b(?:import|from)["'](\.\.?\/[^"']+\.js)["']/g],
    css: [/url\(["']?([^"')]+)["']?\)/g],
  }
  return (patterns[kind] ?? []).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, reference = '']) => reference),
  )
}
