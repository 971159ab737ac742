import type { ByteRange } from '../files/files.ts'

/**
 * The part that `Range` asks for (RFC 9110, 14.2). The response to several parts, or to a header that
 * cannot be parsed, is the whole file, as the standard allows.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'all'
  if (from === '') return lastBytes(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Number(to)
  if (first > last && to !== '') return 'all'
  if (first >= size) return 'none'
  return { first, last: Math.min(last, size - 1) }
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  if (count === 0 || size === 0) return 'none'
  return { first: Math.max(0, size - count), last: size - 1 }
}
