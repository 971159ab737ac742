import { textField } from '../unknown-fields.ts'
import type { IconFacts, PictureError, RenderedPicture } from './images.ts'
import { renderAvif, renderIcon, renderPicture } from './render-picture.ts'

/** Render a picture from a file, or one AVIF or icon of a stored picture. */
export type ImageRequest =
  | { kind: 'picture'; path: string }
  | { kind: 'avif'; picture: Uint8Array; width: number }
  | { kind: 'icon'; picture: Uint8Array; icon: IconFacts }

/** A file that is not a picture is a result; an error is a fault of the process. */
export type ImageResult = { made: Made } | { error: string }
export type Made = RenderedPicture | PictureError | Uint8Array

/** The entry of a child process. It exits with its parent, and ignores the signals of the terminal. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', (request: ImageRequest) => void respond(request))

async function respond(request: ImageRequest) {
  process.send?.(await run(request))
}

async function run(request: ImageRequest): Promise<ImageResult> {
  try {
    if (request.kind === 'picture') return { made: await renderPicture(request.path) }
    if (request.kind === 'icon') {
      return { made: await renderIcon(Buffer.from(request.picture), request.icon) }
    }
    return { made: await renderAvif(Buffer.from(request.picture), request.width) }
  } catch (error) {
    return { error: textField(error, 'stack') ?? String(error) }
  }
}
