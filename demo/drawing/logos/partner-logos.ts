import { type DrawnLogo, logo } from './drawn-logo.ts'
import { mark, on, row, stack, word } from './piece.ts'

/** Of the makers whose goods the demo catalogue sells. None of them exists. */
export const partnerLogos: DrawnLogo[] = [
  logo('kaveri', row(18, waves('#17607A'), word('kaveri', 64, '#17607A'))),
  logo('arunvale', stack(18, 'middle', sunrise('#D98324'), word('ARUNVALE', 40, '#3A2A17'))),
  logo('brindal', row(16, steps('#2F6B4A'), word('Brindal', 60, '#1E4631'))),
  logo('chowkira', on(bar('#22303C'), [52, 22], word('CHOWKIRA', 44, '#F7F3EA'))),
  logo('dastavio', row(16, sheets('#7A3B6B'), word('dastavio', 58, '#7A3B6B'))),
  logo(
    'drishgard',
    row(14, eye('#14477D'), row(4, word('drish', 54, '#14477D'), word('gard', 54, '#4C7FB5'))),
  ),
  logo('jodvira', row(20, rings('#C2452D', '#1F5F8B'), word('jodvira', 54, '#2A2F36'))),
  logo('lekhra', stack(20, 'left', word('Lekhra', 92, '#A3201F'), stroke('#A3201F'))),
  logo('phalkora', on(frame('#C25A12'), [30, 26], word('PHALKORA', 40, '#C25A12'))),
  logo(
    'rashmivue',
    row(16, rays('#B5860B'), row(4, word('rashmi', 54, '#3A352C'), word('vue', 54, '#B5860B'))),
  ),
  logo('sthiron', skewed(row(14, slabs('#101820'), word('STHIRON', 60, '#101820')))),
  logo('syahvani', row(12, drop('#20276B'), word('Syahvani', 62, '#20276B'))),
]

function waves(colour: string) {
  const lines = [10, 34, 58].map(
    (y, i) =>
      `<path d="M4 ${y + 8}c14-16 28-16 40 0s26 16 40 0" stroke="${colour}" stroke-width="11" fill="none" stroke-linecap="round" opacity="${1 - i * 0.28}"/>`,
  )
  return mark(88, 82, ...lines)
}

function sunrise(colour: string) {
  const disc = `<path d="M38 76a42 42 0 0 1 84 0z" fill="${colour}"/>`
  const spokes = [-72, -36, 0, 36, 72].map(
    (turn) =>
      `<path d="M80 6v16" stroke="${colour}" stroke-width="8" stroke-linecap="round" transform="rotate(${turn} 80 76)"/>`,
  )
  return mark(160, 84, disc, ...spokes, `<path d="M4 84h152" stroke="${colour}" stroke-width="6"/>`)
}

function steps(colour: string) {
  return mark(
    78,
    78,
    `<path d="M0 0h24v24h-24z" fill="${colour}" opacity=".45"/>`,
    `<path d="M0 27h24v24h-24zM27 27h24v24h-24z" fill="${colour}" opacity=".7"/>`,
    `<path d="M0 54h24v24h-24zM27 54h24v24h-24zM54 54h24v24h-24z" fill="${colour}"/>`,
  )
}

function bar(colour: string) {
  return (wide: number, high: number) =>
    `<path d="M0 0h${wide - high / 2}l${high / 2} ${high / 2}l${-high / 2} ${high / 2}H0z" fill="${colour}"/>` +
    `<circle cx="${wide - 30}" cy="${high / 2}" r="9" fill="#E0A030"/>`
}

function sheets(colour: string) {
  return mark(
    72,
    84,
    `<path d="M14 0h36l22 22v50H14z" fill="${colour}" opacity=".35"/>`,
    `<path d="M0 12h36l22 22v50H0z" fill="${colour}"/>`,
    `<path d="M36 12v22h22z" fill="#fff" opacity=".75"/>`,
    `<path d="M11 50h34M11 62h34" stroke="#fff" stroke-width="5"/>`,
  )
}

function eye(colour: string) {
  return mark(
    104,
    64,
    `<path d="M4 32C22 8 38 4 52 4s30 4 48 28C82 56 66 60 52 60S22 56 4 32z" fill="none" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/>`,
    `<circle cx="52" cy="32" r="15" fill="${colour}"/><circle cx="58" cy="26" r="5" fill="#fff"/>`,
  )
}

function rings(one: string, other: string) {
  return mark(
    112,
    72,
    `<circle cx="36" cy="36" r="29" fill="none" stroke="${one}" stroke-width="13"/>`,
    `<circle cx="76" cy="36" r="29" fill="none" stroke="${other}" stroke-width="13"/>`,
    `<path d="M36 7a29 29 0 0 1 27 18" fill="none" stroke="${one}" stroke-width="13"/>`,
  )
}

function stroke(colour: string) {
  return mark(250, 20, `<path d="M0 14C70 2 160-4 250 4C170 4 80 10 4 20z" fill="${colour}"/>`)
}

function frame(colour: string) {
  return (wide: number, high: number) =>
    `<rect x="4" y="4" width="${wide - 8}" height="${high - 8}" rx="12" fill="none" stroke="${colour}" stroke-width="8"/>` +
    `<path d="M${wide * 0.36} ${high + 10}h${wide * 0.28}" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`
}

function rays(colour: string) {
  const beams = [-50, -25, 0, 25, 50].map(
    (turn, i) =>
      `<path d="M14 40l66-9v18z" fill="${colour}" opacity="${[0.4, 0.7, 1, 0.7, 0.4][i]}" transform="rotate(${turn} 6 40)"/>`,
  )
  return mark(84, 80, `<circle cx="6" cy="40" r="8" fill="${colour}"/>`, ...beams)
}

function slabs(colour: string) {
  return mark(
    46,
    60,
    `<path d="M0 0h46v26H0z" fill="${colour}"/><path d="M0 34h46v26H0z" fill="#E0562B"/>`,
  )
}

function skewed({ wide, high, svg }: ReturnType<typeof row>) {
  const lean = 0.2 * high
  return mark(wide + lean, high, `<g transform="matrix(1 0 -.2 1 ${lean} 0)">${svg}</g>`)
}

function drop(colour: string) {
  return mark(
    58,
    84,
    `<path d="M29 0c10 22 29 34 29 55a29 29 0 0 1-58 0C0 34 19 22 29 0z" fill="${colour}"/>`,
    `<path d="M13 56a16 16 0 0 0 12 15" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  )
}
