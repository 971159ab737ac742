import { mix } from '../pictures/drawing/colour.ts'
import { moved, turned } from '../pictures/drawing/frame.ts'
import { rect } from '../pictures/drawing/outline.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { block } from '../pictures/drawing/solids.ts'
import { facet, sunrise } from '../pictures/marks.ts'
import { inks } from '../pictures/printer-parts.ts'
import { drawPrinter } from '../pictures/printers.ts'
import { drawPlant, drawRoom, drawTable, tableHigh } from './room.ts'

const back = -620

const light = { body: '#EDEAE4', trim: '#4A4642' }

/** A copier, and two printers on a table below the shelves with the paper. */
export function drawPrintRoom(pen: Pen) {
  drawRoom(pen, { wall: '#E6CFB4', floor: '#9C8B7A', back })
  for (const y of [1380, 1720]) drawShelf(pen.in(moved([420, y, back])))
  drawPrinter(pen.in(turned([-1180, 0, 180], 'y', 8)), {
    ...light,
    wide: 640,
    deep: 600,
    high: 520,
    out: 'between',
    drawers: 2,
    scanner: 'feeder',
    touch: true,
    stand: 420,
    mark: facet,
  })
  drawTable(pen.in(moved([420, 0, -60])), { wide: 2000, deep: 780, top: '#C79B6E' })
  const table = pen.in(moved([420, tableHigh, 170]))
  drawPrinter(table.in(moved([-560, 0, 0])), {
    body: '#DCDDDC',
    trim: '#55605F',
    wide: 470,
    deep: 430,
    high: 330,
    out: 'between',
    drawers: 1,
    scanner: 'feeder',
    touch: true,
    mark: facet,
  })
  drawPrinter(table.in(moved([170, 0, 0])), {
    body: '#45413D',
    trim: '#2E2A27',
    wide: 450,
    deep: 360,
    high: 190,
    out: 'front',
    scanner: 'flat',
    touch: true,
    tanks: [
      [inks[0], 0.8],
      [inks[1], 0.55],
      [inks[2], 0.66],
      [inks[3], 0.72],
    ],
    mark: sunrise,
  })
  for (const at of [0, 1, 2]) drawReam(table.in(moved([620, at * 54, -40])), '#2F6B4A')
  drawPlant(pen.in(moved([1700, 0, -200])), 0.8)
}

/** With packs of paper and boxes on it. */
function drawShelf(pen: Pen) {
  block(pen, { at: [-950, -30, 0], size: [1900, 30, 300], colour: '#8C6A48', contour: 2.2 })
  for (let at = 0; at < 5; at++) {
    const pack = pen.in(moved([-760 + at * 380, 0, 250]))
    for (let layer = 0; layer < 1 + ((at * 2) % 3); layer++)
      drawReam(
        pack.in(moved([0, layer * 54, 0])),
        ['#A8431A', '#2F6B4A', '#3F5A76'][(at + layer) % 3]!,
      )
  }
}

function drawReam(pen: Pen, label: string) {
  const { front } = block(pen, {
    at: [-150, 0, -215],
    size: [300, 52, 215],
    along: 'y',
    radius: 4,
    colour: mix('#FBF8F3', label, 0.06),
    contour: 2,
  })
  front.area(rect([40, 8, 130, 36], 3), label)
}
