import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoBanners } from './demo-banners/all-banners.ts'
import { clientLogos } from './demo-logos/client-logos.ts'
import { partnerLogos } from './demo-logos/partner-logos.ts'
import { root } from './root.mjs'

/** Draws the banners and logos of the demo again: the same bytes every time. They are committed. */
type Drawn = { file: string; svg: () => string }

await renderAll('banners', demoBanners)
await renderAll('partners', partnerLogos)
await renderAll('clients', clientLogos)

async function renderAll(name: string, drawings: Drawn[]) {
  const folder = join(root, 'src/server/demo', name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let bytes = 0
  for (const { file, svg } of drawings) {
    const made = await render(file, svg())
    await writeFile(join(folder, file), made)
    bytes += made.length
  }
  console.log(`${name}: ${(await readdir(folder)).length}, ${Math.round(bytes / 1000)} KB`)
}

async function render(file: string, svg: string) {
  const drawn = sharp(Buffer.from(svg), { unlimited: true })
  return file.endsWith('.png')
    ? drawn.png({ palette: true, colours: 128, effort: 7 }).toBuffer()
    : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
