import { moved, turned } from '../pictures/drawing/frame.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { block } from '../pictures/drawing/solids.ts'
import { deskKeyboard, deskMouse, deskScreen } from '../pictures/desk-set.ts'
import { finishes } from '../pictures/finishes.ts'
import { facet, sunrise } from '../pictures/marks.ts'
import { drawPrinter } from '../pictures/printers.ts'
import * as screens from '../pictures/screens.ts'
import { drawLamp, drawPlant, drawRoom, drawTable, tableHigh } from './room.ts'

const back = -700

/** The reception of a clinic: a printer beside each of two screens, with files on a shelf. */
export function drawClinicDesk(pen: Pen) {
  drawRoom(pen, { wall: '#CFDCDA', floor: '#A79A8A', back })
  for (const x of [-760, 760]) drawLamp(pen, [x, -60], '#2F6B4A', 1560)
  drawShelf(pen.in(moved([0, 1300, back])))
  drawTable(pen, { wide: 3200, deep: 860, top: '#E2D5C0', leg: '#5C5247' })
  for (const [at, x] of [-1000, 620].entries()) {
    const place = pen.in(moved([x, tableHigh, -20]))
    deskScreen(place.in(moved([0, 0, -120])), {
      wide: 640,
      high: 380,
      finish: finishes.white,
      content: at === 0 ? screens.dashboard : screens.document,
      mark: sunrise,
      stand: 'column',
    })
    deskKeyboard(place.in(moved([-30, 0, 300])), finishes.white, 420)
    deskMouse(place.in(turned([290, 0, 250], 'y', 6)), finishes.white)
    drawPrinter(place.in(moved([690, 0, 60])), {
      body: '#EDEAE4',
      trim: '#55605F',
      wide: 390,
      deep: 350,
      high: 240,
      out: 'between',
      drawers: 1,
      scanner: 'feeder',
      touch: true,
      mark: facet,
    })
  }
  drawPlant(pen.in(moved([1950, 0, -120])), 0.9)
}

/** With files in a row. */
function drawShelf(pen: Pen) {
  block(pen, { at: [-1100, -30, 0], size: [2200, 30, 280], colour: '#8C6A48', contour: 2.2 })
  const colours = ['#A8431A', '#3F5A76', '#FBF8F3', '#2F6B4A', '#E3DBCF']
  for (let at = 0; at < 22; at++)
    block(pen, {
      at: [-1040 + at * 92, 0, 20],
      size: [74, 250 + ((at * 37) % 50), 220],
      colour: colours[(at * 3) % colours.length]!,
      contour: 2,
    })
}
