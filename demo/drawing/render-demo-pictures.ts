import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { openImages } from '#platform/images/open-images.ts'
import { openLog } from '#platform/log/open-log.ts'
import { demoPictureFolder } from '../demo-files.ts'
import { writeRenderedPicture } from '../rendered-pictures.ts'
import { demoBanners, demoScenes } from './banners/all-banners.ts'
import { clientLogos } from './logos/client-logos.ts'
import { partnerLogos } from './logos/partner-logos.ts'
import { allPictures } from './pictures/all-pictures.ts'

/**
 * Draws the pictures, banners and logos of the demo again and renders each in the sizes of an upload:
 * the same bytes every time. They are committed, because rendering takes minutes.
 */
type Drawing = { file: string; svg: () => string }
type Encode = (drawn: Sharp) => Sharp

const photo: Encode = (drawn) =>
  drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true })
const banner: Encode = (drawn) =>
  drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true })
const cutOut: Encode = (drawn) => drawn.png({ palette: true, colours: 160, dither: 0.6, effort: 7 })
const logo: Encode = (drawn) => drawn.png({ palette: true, colours: 128, effort: 7 })

/** In a process of its own, as for every upload: there, SVG is refused. */
const images = openImages(openLog('warn'))
const drawingFolder = await mkdtemp(join(tmpdir(), 'demo-drawings-'))
try {
  await rm(demoPictureFolder, { recursive: true, force: true })
  for (const drawing of allPictures)
    await render(drawing, drawing.file.endsWith('.png') ? cutOut : photo)
  for (const drawing of [...demoBanners, ...demoScenes]) await render(drawing, banner)
  for (const drawing of [...partnerLogos, ...clientLogos]) await render(drawing, logo)
} finally {
  await rm(drawingFolder, { recursive: true, force: true })
}

async function render({ file, svg }: Drawing, encode: Encode) {
  const bytes = await encode(sharp(Buffer.from(svg()), { unlimited: true })).toBuffer()
  const path = join(drawingFolder, file)
  await writeFile(path, bytes)
  const rendered = await images.render(path)
  if (typeof rendered === 'string') throw new Error(`${file}: ${rendered}`)
  await writeRenderedPicture(file, rendered, bytes.length)
  console.log(`${file}: ${[...rendered.webp.keys()].join(', ')}`)
}
