import { createReadStream } from 'node:fs'
import { readBeginning } from '../files/read-beginning.ts'
import { yieldRegularly } from '../concurrency/yield-regularly.ts'
import { TableError } from '../tables/table-error.ts'
import type { TableRow } from '../tables/table-error.ts'
import { CsvRows } from './csv-rows.ts'

const notText =
  'This file is no table: please save it as CSV or as an Excel workbook (.xlsx), and upload that'

/** Control characters that no text has. */
const ofNoText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/** Row by row, so that a large file never lies in memory. */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const parser = new CsvRows()
  const yieldIfDue = yieldRegularly()
  for await (const text of readText(path)) {
    for (const row of parser.push(text)) {
      yield row
      await yieldIfDue()
    }
  }
  yield* parser.end()
}

async function* readText(path: string) {
  const decoder = new TextDecoder(await encodingOf(path))
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk, { stream: true })
    if (ofNoText.test(text)) throw new TableError(notText)
    yield text
  }
  yield decoder.decode()
}

/**
 * By its mark; without one, UTF-8 where it reads as that, or else what Windows has saved for decades.
 * Letters of Windows are hardly ever UTF-8 by accident, so a few wrong bytes among many right ones are damage.
 */
async function encodingOf(path: string) {
  const marked = markedEncoding(await readBeginning(path, 3))
  if (marked) return marked
  const decoder = new TextDecoder('utf-8')
  // A file may have the sign for letters that another program could not read: that is UTF-8 too.
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isWhole = true
  let [right, wrong] = [0, 0]
  const count = (text: string) => {
    const letters = text.match(notAscii)?.length ?? 0
    const unread = letters === 0 ? 0 : text.split('\ufffd').length - 1
    ;[right, wrong] = [right + letters - unread, wrong + unread]
  }
  for await (const chunk of createReadStream(path)) {
    count(decoder.decode(chunk, { stream: true }))
    isWhole &&= isDecoded(() => strict.decode(chunk, { stream: true }))
  }
  count(decoder.decode())
  if (isWhole && isDecoded(() => strict.decode())) return 'utf-8'
  return right >= wrong ? 'utf-8' : 'windows-1252'
}

function isDecoded(decode: () => string) {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

const notAscii = /[^\x00-\x7f]/gu

function markedEncoding([first, second, third]: Uint8Array) {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
