import words from './words.json' with { type: 'json' }

/** A part of a logo, drawn from its upper left corner. What hangs below a line of text does not count. */
export type Piece = { wide: number; high: number; svg: string }

export type Word = keyof typeof words

/** The words are outlines of Archivo, Fira Sans and Source Serif: drawing them needs no font. */
export function word(text: Word, size: number, colour: string): Piece {
  const { left, right, high, outline } = words[text]
  const scale = size / high
  return {
    wide: (right - left) * scale,
    high: size,
    svg: `<path fill="${colour}" transform="translate(${-left * scale} ${size}) scale(${scale})" d="${outline}"/>`,
  }
}

/** A mark, whose drawing is given for a square or box of this size. */
export function mark(wide: number, high: number, ...shapes: string[]): Piece {
  return { wide, high, svg: shapes.join('') }
}

/** Beside each other, each at half height. */
export function row(gap: number, ...pieces: Piece[]): Piece {
  const high = Math.max(...pieces.map((piece) => piece.high))
  const wide = sum(pieces.map((piece) => piece.wide)) + gap * (pieces.length - 1)
  let x = 0
  const parts = pieces.map((piece) => {
    const part = at(x, (high - piece.high) / 2, piece)
    x += piece.wide + gap
    return part
  })
  return { wide, high, svg: parts.join('') }
}

/** Below each other. */
export function stack(gap: number, align: 'left' | 'middle', ...pieces: Piece[]): Piece {
  const wide = Math.max(...pieces.map((piece) => piece.wide))
  const high = sum(pieces.map((piece) => piece.high)) + gap * (pieces.length - 1)
  let y = 0
  const parts = pieces.map((piece) => {
    const part = at(align === 'left' ? 0 : (wide - piece.wide) / 2, y, piece)
    y += piece.high + gap
    return part
  })
  return { wide, high, svg: parts.join('') }
}

/** With room around it, on a ground of its own. */
export function on(
  ground: (wide: number, high: number) => string,
  room: Spread,
  inner: Piece,
): Piece {
  const [x, y] = room
  const [wide, high] = [inner.wide + 2 * x, inner.high + 2 * y]
  return { wide, high, svg: ground(wide, high) + at(x, y, inner) }
}

type Spread = readonly [x: number, y: number]

export function at(x: number, y: number, { svg }: Piece) {
  return `<g transform="translate(${x} ${y})">${svg}</g>`
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
