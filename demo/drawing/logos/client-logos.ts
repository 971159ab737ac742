import { type DrawnLogo, logo } from './drawn-logo.ts'
import * as marks from './client-marks.ts'
import { type Piece, mark, on, row, stack, word, type Word } from './piece.ts'

/** Schools, hospitals, works and offices that do not exist. */
export const clientLogos: DrawnLogo[] = [
  logo(
    'murthy-public-school',
    row(18, marks.shield('#7A1F2B'), named(['Murthy', 44], ['PUBLIC SCHOOL', 17], '#7A1F2B')),
  ),
  logo(
    'shantivan-college',
    stack(
      16,
      'middle',
      marks.lamp('#8A6A1C'),
      word('SHANTIVAN', 36, '#2E2A20'),
      word('COLLEGE OF COMMERCE', 15, '#8A6A1C'),
    ),
  ),
  logo(
    'nirman-institute',
    on(
      block('#123F5C'),
      [26, 24],
      named(['NIRMAN', 50], ['Institute of Technology', 18], '#FFFFFF'),
    ),
  ),
  logo(
    'bodhi-tree-academy',
    stack(
      14,
      'middle',
      marks.tree('#2F6B4A'),
      word('Bodhi Tree', 46, '#24513A'),
      word('ACADEMY', 15, '#2F6B4A'),
    ),
  ),
  logo(
    'sanjeevini-hospitals',
    row(18, marks.leafCross('#0F7A5A'), named(['Sanjeevini', 42], ['HOSPITALS', 15], '#0B5C45')),
  ),
  logo(
    'arogya-clinics',
    row(
      14,
      marks.heart('#D2384B'),
      row(10, word('arogya', 48, '#D2384B'), word('clinics', 48, '#6A6F76')),
    ),
  ),
  logo(
    'netra-eye-care',
    stack(
      16,
      'middle',
      marks.iris('#1A6F8F'),
      word('Netra', 52, '#123F52'),
      word('EYE CARE', 15, '#1A6F8F'),
    ),
  ),
  logo(
    'lotus-diagnostics',
    row(20, marks.lotus('#B23A78'), named(['LOTUS', 38], ['DIAGNOSTICS', 19], '#7A2553')),
  ),
  logo(
    'kumar-engineering-works',
    row(16, marks.gear('#2B3A4A'), named(['KUMAR', 48], ['ENGINEERING WORKS', 17], '#2B3A4A')),
  ),
  logo(
    'deccan-castings',
    row(
      16,
      marks.ladle('#C0461B'),
      row(12, word('DECCAN', 44, '#23201D'), word('CASTINGS', 44, '#23201D')),
    ),
  ),
  logo(
    'peenaar-precision-tools',
    row(16, marks.caliper('#3B4C8C'), named(['Peenaar', 46], ['PRECISION TOOLS', 17], '#2A376B')),
  ),
  logo(
    'malnaad-coffee-works',
    on(
      marks.oval('#4A2A17'),
      [64, 46],
      stack(
        16,
        'middle',
        word('Malnaad', 46, '#F4E6D2'),
        word('COFFEE WORKS · 1962', 13, '#E0B98A'),
      ),
    ),
  ),
  logo(
    'hosahalli-town-council',
    row(18, marks.gate('#5B3A1E'), named(['Hosahalli', 44], ['TOWN COUNCIL', 17], '#5B3A1E')),
  ),
  logo(
    'rajapura-water-board',
    row(18, marks.tap('#145C9E'), named(['RAJAPURA', 36], ['WATER BOARD', 21], '#0F4577')),
  ),
  logo(
    'neralur-public-library',
    row(16, marks.book('#6B2D5C'), named(['Neralur', 46], ['Public Library', 24], '#4F2044')),
  ),
  logo(
    'devanur-district-office',
    on(
      rules('#1F3B2D'),
      [10, 26],
      stack(14, 'middle', word('DEVANUR', 48, '#1F3B2D'), word('DISTRICT OFFICE', 20, '#1F3B2D')),
    ),
  ),
  logo(
    'shetty-hotels',
    stack(
      16,
      'middle',
      marks.crown('#A67C1E'),
      word('SHETTY', 48, '#1C1712'),
      word('HOTELS', 18, '#A67C1E'),
    ),
  ),
  logo(
    'ullas-and-rao',
    stack(
      18,
      'left',
      word('Ullas & Rao', 54, '#1C1712'),
      line('#A8431A'),
      word('CHARTERED ACCOUNTANTS', 14, '#5C5247'),
    ),
  ),
]

type Line = readonly [text: Word, size: number]

function named([name, size]: Line, [what, small]: Line, colour: string) {
  return stack(
    small * 0.5 + size * 0.2,
    'left',
    word(name, size, colour),
    word(what, small, colour),
  )
}

function block(colour: string) {
  return (wide: number, high: number) =>
    `<path d="M0 0h${wide}v${high - 22}l-22 22H0z" fill="${colour}"/>` +
    `<path d="M${wide} ${high - 22}v22h-22z" fill="#E0A030"/>`
}

function rules(colour: string) {
  return (wide: number, high: number) =>
    `<path d="M0 3h${wide}M0 ${high - 3}h${wide}" stroke="${colour}" stroke-width="6"/>` +
    `<path d="M0 13h${wide}M0 ${high - 13}h${wide}" stroke="${colour}" stroke-width="2"/>`
}

function line(colour: string): Piece {
  return mark(70, 6, `<path d="M0 3h70" stroke="${colour}" stroke-width="6"/>`)
}
