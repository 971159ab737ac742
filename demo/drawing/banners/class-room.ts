import * as boards from '../pictures/boards.ts'
import { moved, turned } from '../pictures/drawing/frame.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { finishes } from '../pictures/finishes.ts'
import { drawTouchPanel } from '../pictures/interactive-panels.ts'
import { openLaptop } from '../pictures/laptops.ts'
import { eye, facet } from '../pictures/marks.ts'
import * as screens from '../pictures/screens.ts'
import { drawPlant, drawRoom, drawTable, drawWindow, tableHigh } from './room.ts'

const back = -1700

/** Two rows of desks with laptops before a panel with a lesson. */
export function drawClassRoom(pen: Pen) {
  drawRoom(pen, { wall: '#DCE3D2', floor: '#B39470', back })
  drawWindow(pen, [1500, 1100, 1500, 1000], back)
  drawTouchPanel(pen.in(moved([-350, 1020, back + 122])), {
    body: '#4A4642',
    trim: '#2E2A27',
    wide: 2000,
    content: boards.lesson,
    mark: eye,
    stand: 'wall',
  })
  drawPlant(pen.in(moved([-2050, 0, back + 420])), 0.9)
  for (const [row, z] of [-500, 650].entries()) {
    drawTable(pen.in(moved([0, 0, z])), { wide: 3300, deep: 620, top: '#D9BC93' })
    for (const [at, x] of [-1150, -380, 390, 1160].entries())
      openLaptop(pen.in(turned([x, tableHigh, z + 210], 'y', 4 - at * 3)), {
        wide: 330,
        deep: 230,
        thick: 18,
        pad: true,
        finish: (at + row) % 2 ? finishes.graphite : finishes.silver,
        content: [screens.document, screens.sheetOfFigures, screens.dashboard][(at + row) % 3]!,
        mark: facet,
        bumper: '#2F6B4A',
      })
  }
}
