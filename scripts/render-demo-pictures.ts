import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { allPictures } from './demo-pictures/all-pictures.ts'
import type { Picture } from './demo-pictures/drawing/drawn-picture.ts'
import { root } from './root.mjs'

/**
 * Draws the pictures of the demo products again: the same bytes every time. They are committed, because
 * the server itself refuses SVG.
 */
const folder = join(root, 'src/server/demo/pictures')

await mkdir(folder, { recursive: true })
await removeWhatIsNotDrawn()
let bytes = 0
for (const picture of allPictures) bytes += await render(picture)
console.log(`${allPictures.length} pictures, ${(bytes / 1e6).toFixed(2)} MB`)

async function render({ file, svg }: Picture) {
  const drawn = sharp(Buffer.from(svg()), { unlimited: true })
  const made = file.endsWith('.png')
    ? await drawn.png({ palette: true, colours: 160, dither: 0.6, effort: 7 }).toBuffer()
    : await drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  await writeFile(join(folder, file), made)
  return made.length
}

async function removeWhatIsNotDrawn() {
  const drawn = new Set(allPictures.map(({ file }) => file))
  for (const file of await readdir(folder)) if (!drawn.has(file)) await rm(join(folder, file))
}
