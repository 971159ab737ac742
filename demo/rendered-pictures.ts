import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '#platform/files/upload.ts'
import type { Images, RenderedPicture } from '#platform/images/images.ts'
import { demoPictureFolder } from './demo-files.ts'

/** What rendering found out about a drawing, with the widths of its files and the size of the drawing. */
type PictureFacts = Omit<RenderedPicture, 'webp'> & { widths: number[]; bytes: number }

/** As if the drawing itself were uploaded. Its path names the folder of its rendered sizes. */
export async function demoUpload(name: string): Promise<Upload> {
  const path = join(demoPictureFolder, name)
  return { path, originalName: name, bytes: (await factsIn(path)).bytes }
}

/** Reads the committed sizes instead of rendering them, which would take minutes of a first start. */
export function renderedPictures(): Pick<Images, 'render'> {
  return {
    async render(path) {
      const { widths, bytes: _, ...facts } = await factsIn(path)
      const files = widths.map(
        async (width) => [width, await readFile(join(path, `${width}.webp`))] as const,
      )
      return { ...facts, webp: new Map(await Promise.all(files)) }
    },
  }
}

export async function writeRenderedPicture(
  name: string,
  { webp, ...rendered }: RenderedPicture,
  bytes: number,
) {
  const folder = join(demoPictureFolder, name)
  await mkdir(folder, { recursive: true })
  for (const [width, file] of webp) await writeFile(join(folder, `${width}.webp`), file)
  const facts: PictureFacts = { ...rendered, bytes, widths: [...webp.keys()] }
  await writeFile(join(folder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
}

async function factsIn(folder: string) {
  return JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as PictureFacts
}
