import type { World } from '../world.ts'
import { drawing, uploaded } from './drawings.ts'

/** Pictures as a request leaves them, each another one, called by these names. */
export async function pictureFiles({ dataDir }: Pick<World, 'dataDir'>, ...names: string[]) {
  const bytes = names.map((_, at) => drawing('png', { width: 40 + at, height: 30 }, at + 1))
  const drawn = await Promise.all(bytes)
  return Promise.all(drawn.map((file, at) => uploaded(dataDir, file, names[at])))
}

/** A file that only says it is a picture. */
export function noPictureFile({ dataDir }: Pick<World, 'dataDir'>, name: string) {
  return uploaded(dataDir, Buffer.from(`not a picture: ${name}`), name)
}
