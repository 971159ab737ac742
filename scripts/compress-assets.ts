import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below, nothing gets smaller. A page loads several files of a few hundred bytes. */
const smallest = 128

/**
 * 2 to the power of these: what is looked at together. Which is better depends on single letters of
 * a file: for React 200 bytes lie between them.
 */
const blocks = [16, 20]

/** Lays name.br and name.gz beside every file of the folder that gets smaller by it. */
export async function compressAssets(folder: string) {
  const names = await Array.fromAsync(
    glob('**/*.{css,html,ico,js,json,map,svg,ttf,txt,wasm,webmanifest,xml}', { cwd: folder }),
  )
  await Promise.all(names.map((name) => compressAsset(join(folder, name))))
}

async function compressAsset(path: string) {
  const plain = await readFile(path)
  if (plain.length < smallest) return
  const packed = {
    br: await smallestBrotli(plain),
    gz: await gzipAsync(plain, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, content] of Object.entries(packed))
    if (content.length < plain.length) await writeFile(`${path}.${ending}`, content)
}

async function smallestBrotli(plain: Buffer) {
  const tried = await Promise.all(
    blocks.map((block) =>
      brotliAsync(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    ),
  )
  return tried.reduce((best, one) => (one.length < best.length ? one : best))
}
