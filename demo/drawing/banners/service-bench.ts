import { moved, turned } from '../pictures/drawing/frame.ts'
import { rect } from '../pictures/drawing/outline.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { block } from '../pictures/drawing/solids.ts'
import { deskScreen } from '../pictures/desk-set.ts'
import { drawTower } from '../pictures/desktops.ts'
import { finishes } from '../pictures/finishes.ts'
import { laptopFromBehind, openLaptop } from '../pictures/laptops.ts'
import { facet, sunrise, waves } from '../pictures/marks.ts'
import { drawPrinter } from '../pictures/printers.ts'
import * as screens from '../pictures/screens.ts'
import { drawLamp, drawPlant, drawRoom, drawTable, tableHigh } from './room.ts'

const back = -800

/** The workshop of the reseller: machines on a bench under two lamps, boxes on the shelves above. */
export function drawServiceBench(pen: Pen) {
  drawRoom(pen, { wall: '#E6D6BE', floor: '#A98C6E', back })
  for (const y of [1330, 1800]) drawShelf(pen.in(moved([0, y, back])), y)
  for (const x of [-900, 900]) drawLamp(pen, [x, 0], '#A8431A', 1700)
  drawTable(pen, { wide: 3500, deep: 860, top: '#C9A27A' })
  const bench = pen.in(moved([0, tableHigh, 0]))
  drawPrinter(bench.in(turned([-1300, 0, 90], 'y', 10)), {
    body: '#EDEAE4',
    trim: '#4A4642',
    wide: 460,
    deep: 420,
    high: 300,
    out: 'between',
    drawers: 1,
    scanner: 'feeder',
    touch: true,
    mark: facet,
  })
  deskScreen(bench.in(moved([-420, 0, -120])), {
    wide: 640,
    high: 380,
    finish: finishes.graphite,
    content: screens.code,
    mark: waves,
    stand: 'column',
  })
  drawTower(bench.in(turned([180, 0, 20], 'y', -12)), {
    wide: 160,
    high: 360,
    deep: 340,
    finish: finishes.dark,
    face: 'mesh',
    mark: facet,
  })
  openLaptop(bench.in(turned([680, 0, 260], 'y', 10)), {
    wide: 400,
    deep: 274,
    thick: 16,
    pad: true,
    finish: finishes.silver,
    content: screens.document,
    mark: sunrise,
  })
  laptopFromBehind(bench.in(turned([1290, 0, 120], 'y', -18)), {
    wide: 400,
    deep: 274,
    thick: 16,
    pad: true,
    finish: finishes.sand,
    content: screens.dashboard,
    mark: sunrise,
  })
  drawPlant(pen.in(moved([2150, 0, -100])), 0.9)
}

/** With boxes as they come from the makers. */
function drawShelf(pen: Pen, y: number) {
  block(pen, { at: [-1700, -30, 0], size: [3400, 30, 320], colour: '#8C6A48', contour: 2.2 })
  for (let at = 0; at < 9; at++) {
    const wide = 250 + ((at * 67 + y) % 90)
    const { front } = block(pen, {
      at: [-1630 + at * 366, 0, 30],
      size: [wide, 190 + ((at * 53 + y) % 110), 250],
      colour: at % 3 === 1 ? '#E3DBCF' : '#C7A27C',
      contour: 2,
    })
    front.area(rect([24, 40, wide * 0.42, 54], 4), ['#A8431A', '#2F6B4A', '#3F5A76'][at % 3]!)
  }
}
