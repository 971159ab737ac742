import { yieldRegularly } from '../concurrency/yield-regularly.ts'
import { TableError, tableLimits } from '../tables/table-error.ts'

export type XmlReader = {
  open(name: string, attributes: Record<string, string>): void
  close(name: string): void
  text(text: string): void
}

export const unreadableBook = 'This is no Excel workbook (.xlsx), or it is damaged'

/** Characters between two tags: a cell, each of whose letters may be written as `&#1234;`. */
const longestText = tableLimits.cell * 8

/** Workbooks have some ten levels. The parser stores every tag that is open: ten kilobytes of a ZIP hold millions. */
const mostLevels = 100

/**
 * Calls the reader for what comes, and yields between two pieces. A document type, and so every entity
 * of its own, is refused; nothing outside of the file is ever read.
 */
export async function* readXml(chunks: AsyncIterable<Buffer>, reader: XmlReader) {
  // Loaded with the first workbook: hardly ever needed, it would take memory all the time.
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ position: false, xmlns: false })
  let [sinceTag, levels] = [0, 0]
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    levels += 1
    if (levels > mostLevels) refuse()
    reader.open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    levels -= 1
    reader.close(localName(name))
  })
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('doctype', () => refuse())
  parser.on('error', () => refuse())
  const decoder = new TextDecoder('utf-8')
  const yieldIfDue = yieldRegularly()
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    sinceTag += text.length
    parser.write(text)
    if (sinceTag > longestText + text.length) {
      throw new TableError('The workbook has a cell that is too long')
    }
    yield
    await yieldIfDue()
  }
  parser.write(decoder.decode()).close()
  yield
}

function refuse(): never {
  throw new TableError(unreadableBook)
}

function localName(name: string) {
  return name.slice(name.indexOf(':') + 1)
}
