import { mark } from './piece.ts'

export function shield(colour: string) {
  return mark(
    84,
    100,
    `<path d="M0 0h84v52c0 24-18 38-42 48C18 90 0 76 0 52z" fill="${colour}"/>`,
    `<path d="M16 34c10-6 18-6 26 0c8-6 16-6 26 0v30c-10-6-18-6-26 0c-8-6-16-6-26 0z" fill="#fff"/>`,
    `<path d="M42 34v30" stroke="${colour}" stroke-width="4"/>`,
    `<path d="M34 20l8-10l8 10z" fill="#E8C268"/>`,
  )
}

export function lamp(colour: string) {
  return mark(
    120,
    70,
    `<path d="M60 0c10 12 12 18 8 26c-2 5-14 5-16 0c-4-8-2-14 8-26z" fill="#D98324"/>`,
    `<path d="M6 36h108c-4 18-24 26-54 26S10 54 6 36z" fill="${colour}"/>`,
    `<path d="M36 68h48" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`,
  )
}

export function tree(colour: string) {
  const leaves = [
    [50, 20, 20],
    [24, 34, 18],
    [76, 34, 18],
    [38, 40, 16],
    [63, 41, 16],
  ].map(
    ([x, y, r], i) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${i ? 0.78 : 1}"/>`,
  )
  return mark(
    100,
    90,
    ...leaves,
    `<path d="M47 90c2-20 2-30-9-42M53 90c-1-22 2-30 12-40" stroke="#6B4A25" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    `<path d="M28 90h44" stroke="#6B4A25" stroke-width="5" stroke-linecap="round"/>`,
  )
}

export function leafCross(colour: string) {
  return mark(
    90,
    90,
    `<path d="M31 0h28v31h31v28H59v31H31V59H0V31h31z" fill="${colour}"/>`,
    `<path d="M26 64c0-24 14-38 40-40c0 26-14 40-40 40zm0 0l22-22" fill="#fff" stroke="${colour}" stroke-width="3"/>`,
  )
}

export function heart(colour: string) {
  return mark(
    76,
    68,
    `<path d="M38 68C12 48 0 36 0 20A20 20 0 0 1 38 11A20 20 0 0 1 76 20C76 36 64 48 38 68z" fill="${colour}"/>`,
    `<path d="M8 34h18l7-14l10 26l7-12h18" stroke="#fff" stroke-width="5" fill="none" stroke-linejoin="round"/>`,
  )
}

export function iris(colour: string) {
  const petals = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M44 4l7 22h-14z" fill="${colour}" opacity="${i % 2 ? 0.55 : 1}" transform="rotate(${i * 30} 44 44)"/>`,
  )
  return mark(
    88,
    88,
    ...petals,
    `<circle cx="44" cy="44" r="15" fill="${colour}"/><circle cx="49" cy="39" r="5" fill="#fff"/>`,
  )
}

export function lotus(colour: string) {
  const petal = 'M60 70C44 54 44 28 60 6c16 22 16 48 0 64z'
  const petals = [-62, 62, -34, 34, 0].map(
    (turn, i) =>
      `<path d="${petal}" fill="${colour}" opacity="${[0.45, 0.45, 0.7, 0.7, 1][i]}" transform="rotate(${turn} 60 72)"/>`,
  )
  return mark(120, 78, ...petals)
}

export function gear(colour: string) {
  const teeth = Array.from(
    { length: 8 },
    (_, i) => `<path d="M38 0h16l3 16H35z" fill="${colour}" transform="rotate(${i * 45} 46 46)"/>`,
  )
  return mark(
    92,
    92,
    ...teeth,
    `<circle cx="46" cy="46" r="32" fill="${colour}"/>`,
    `<path d="M38 30v32M40 46l16-16M44 42l14 20" stroke="#fff" stroke-width="7"/>`,
  )
}

export function ladle(colour: string) {
  return mark(
    70,
    64,
    `<path d="M0 6h52l18 0l-10 12c-2 26-12 46-30 46S2 44 0 6z" fill="${colour}"/>`,
    `<path d="M10 20h40" stroke="#F7C66B" stroke-width="7" stroke-linecap="round"/>`,
  )
}

export function caliper(colour: string) {
  return mark(
    100,
    80,
    `<path d="M0 12h100v16H40v34L26 80V28H16v34L2 80V12z" fill="${colour}"/>`,
    `<path d="M50 18v10M60 18v6M70 18v10M80 18v6M90 18v10" stroke="#fff" stroke-width="3"/>`,
    `<path d="M56 28h26v22H70z" fill="${colour}" opacity=".55"/>`,
  )
}

export function oval(colour: string) {
  return (wide: number, high: number) =>
    `<ellipse cx="${wide / 2}" cy="${high / 2}" rx="${wide / 2}" ry="${high / 2}" fill="${colour}"/>` +
    `<ellipse cx="${wide / 2}" cy="${high / 2}" rx="${wide / 2 - 9}" ry="${high / 2 - 9}" fill="none" stroke="#E0B98A" stroke-width="3"/>`
}

export function gate(colour: string) {
  return mark(
    96,
    92,
    `<path d="M0 92V34h12V92zM84 92V34h12v58zM26 92V60a22 22 0 0 1 44 0v32h-8V60a14 14 0 0 0-28 0v32z" fill="${colour}"/>`,
    `<path d="M0 24h96v8H0zM16 14h64v8H16zM40 0h16l6 12H34z" fill="${colour}"/>`,
  )
}

export function tap(colour: string) {
  return mark(
    88,
    88,
    `<circle cx="44" cy="44" r="40" fill="none" stroke="${colour}" stroke-width="8"/>`,
    `<path d="M44 14c8 17 20 26 20 40a20 20 0 0 1-40 0c0-14 12-23 20-40z" fill="${colour}"/>`,
    `<path d="M8 58c12-8 24-8 36 0s24 8 36 0" stroke="#fff" stroke-width="6" fill="none"/>`,
  )
}

export function book(colour: string) {
  return mark(
    96,
    72,
    `<path d="M48 12C34 0 18 0 0 4v58c18-4 34-4 48 8c14-12 30-12 48-8V4C78 0 62 0 48 12z" fill="${colour}"/>`,
    `<path d="M48 14v54M12 20c10-2 18 0 26 5M12 34c10-2 18 0 26 5M84 20c-10-2-18 0-26 5M84 34c-10-2-18 0-26 5" stroke="#fff" stroke-width="4" fill="none"/>`,
  )
}

export function crown(colour: string) {
  return mark(
    96,
    50,
    `<path d="M4 10l22 18L48 0l22 28l22-18l-8 34H12z" fill="${colour}"/><path d="M12 50h72" stroke="${colour}" stroke-width="5"/>`,
  )
}
