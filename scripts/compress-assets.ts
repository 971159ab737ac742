import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Under a kilobyte the answer fits one network packet either way. */
const smallest = 1024

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
    br: await brotliAsync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gz: await gzipAsync(plain, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, content] of Object.entries(packed))
    if (content.length < plain.length) await writeFile(`${path}.${ending}`, content)
}
