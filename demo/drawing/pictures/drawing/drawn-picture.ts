import type { View } from './camera.ts'
import { Page } from './page.ts'
import { Pen } from './pen.ts'

/** A picture that is to be rendered: the name of its file says the format. */
export type Picture = { file: string; svg: () => string }

export function picture(file: string, view: View, draw: (pen: Pen) => void): Picture {
  return {
    file,
    svg() {
      const draft = new Page(view)
      draw(new Pen(draft))
      const page = draft.fitted()
      draw(new Pen(page))
      return page.svg(file.endsWith('.png') ? undefined : '#ffffff')
    },
  }
}
