import { Buffer } from 'node:buffer'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Piece = string | Uint8Array

export type ZipPart = { name: string; content: Iterable<Piece> | AsyncIterable<Piece> }

type Written = { name: Buffer; at: number; crc: number; packed: number; bytes: number }

/** 1980-01-01, the first day of the format: the same content gives the same bytes. */
const day = (1 << 5) | 1

/** Sizes follow their entry, and names are UTF-8. */
const flags = 0x0808
const [deflated, version] = [8, 20]

/** A ZIP file as it is written, of which only a piece lies in memory. Up to 4 GB. */
export async function* writeZip(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const { name, content } of parts) {
    const entry = { name: Buffer.from(name), at, crc: 0, packed: 0, bytes: 0 }
    for await (const chunk of entryOf(entry, content)) {
      at += chunk.length
      yield chunk
    }
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntryOf))
  yield directory
  yield endOf(written.length, directory.length, at)
}

async function* entryOf(entry: Written, content: ZipPart['content']) {
  yield headOf(entry)
  for await (const chunk of packed(entry, content)) {
    entry.packed += chunk.length
    yield chunk
  }
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  writeSizes(sizes, 4, entry)
  yield sizes
}

async function* packed(entry: Written, content: ZipPart['content']): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      entry.crc = crc32(bytes, entry.crc)
      entry.bytes += bytes.length
      yield bytes
    }
  }
  const out = new PassThrough()
  const packing = pipeline(counted, createDeflateRaw({ level: 6 }), out)
  // An error ends `out` too, where it is thrown.
  packing.catch(() => {})
  yield* out
  await packing
}

function headOf({ name }: Written) {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  writeFacts(head, 4)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function directoryEntryOf(entry: Written) {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(version, 4)
  writeFacts(head, 6)
  writeSizes(head, 16, entry)
  head.writeUInt16LE(entry.name.length, 28)
  head.writeUInt32LE(entry.at, 42)
  return Buffer.concat([head, entry.name])
}

function endOf(entries: number, bytes: number, at: number) {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(at, 16)
  return end
}

function writeFacts(to: Buffer, at: number) {
  to.writeUInt16LE(version, at)
  to.writeUInt16LE(flags, at + 2)
  to.writeUInt16LE(deflated, at + 4)
  to.writeUInt16LE(0, at + 6)
  to.writeUInt16LE(day, at + 8)
}

function writeSizes(to: Buffer, at: number, { crc, packed, bytes }: Written) {
  to.writeUInt32LE(crc, at)
  to.writeUInt32LE(packed, at + 4)
  to.writeUInt32LE(bytes, at + 8)
}
