import { at, type Piece } from './piece.ts'

export type DrawnLogo = { file: string; svg: () => string }

/** Logos stand in boxes of 2 by 1, with no ground of their own. */
const [wide, high] = [600, 300]
const most = { wide: 500, high: 200 }

export function logo(file: string, piece: Piece): DrawnLogo {
  return {
    file: `${file}.png`,
    svg() {
      const scale = Math.min(most.wide / piece.wide, most.high / piece.high)
      const [x, y] = [(wide - piece.wide * scale) / 2, (high - piece.high * scale) / 2]
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${at(x, y, { ...piece, svg: `<g transform="scale(${scale})">${piece.svg}</g>` })}</svg>`
    },
  }
}
