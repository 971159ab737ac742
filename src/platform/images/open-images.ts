import { Turns } from '../turns/turns.ts'
import type { Images } from './images.ts'
import { renderAvif, renderPicture } from './render-picture.ts'

export function openImages(): Images {
  const turns = new Turns()
  return {
    render: (path) => turns.run(() => renderPicture(path)),
    renderAvif: (picture, width) => turns.run(() => renderAvif(picture, width)),
    stop: () => turns.end(),
  }
}
