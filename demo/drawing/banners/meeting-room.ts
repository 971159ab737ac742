import * as boards from '../pictures/boards.ts'
import { moved, turned } from '../pictures/drawing/frame.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { block, lathe } from '../pictures/drawing/solids.ts'
import { finishes } from '../pictures/finishes.ts'
import { drawTouchPanel } from '../pictures/interactive-panels.ts'
import { openLaptop } from '../pictures/laptops.ts'
import { eye, sunrise, waves } from '../pictures/marks.ts'
import * as screens from '../pictures/screens.ts'
import { drawPlant, drawRoom, drawTable, tableHigh } from './room.ts'

const back = -1500

/** A touch panel on the wall, laptops on the table before it. */
export function drawMeetingRoom(pen: Pen) {
  drawRoom(pen, { wall: '#C9D2C6', floor: '#A98C6E', back })
  drawTouchPanel(pen.in(moved([0, 1010, back + 122])), {
    body: '#4A4642',
    trim: '#2E2A27',
    wide: 2150,
    content: boards.meeting,
    mark: eye,
    stand: 'wall',
    camera: true,
  })
  drawPlant(pen.in(moved([-1850, 0, back + 420])), 0.95)
  for (const x of [-1000, 0, 1000]) drawChair(pen.in(moved([x, 0, -560])))
  drawTable(pen, { wide: 3300, deep: 1150, top: '#D3B48F' })
  const laptop = { wide: 400, deep: 274, thick: 16, pad: true }
  for (const [x, turn, finish, content, mark] of [
    [-1060, 8, finishes.silver, screens.document, sunrise],
    [0, 0, finishes.graphite, screens.dashboard, waves],
    [1060, -8, finishes.sand, screens.sheetOfFigures, sunrise],
  ] as const)
    openLaptop(pen.in(turned([x, tableHigh, 430], 'y', turn)), { ...laptop, finish, content, mark })
}

/** Its back is seen above the table. */
function drawChair(pen: Pen) {
  lathe(pen, {
    at: [0, 60, 0],
    along: 'y',
    profile: [
      [0, 34],
      [380, 34],
    ],
    colour: '#3A332D',
    contour: 2,
  })
  block(pen, {
    at: [-240, 440, -220],
    size: [480, 70, 440],
    along: 'y',
    radius: 60,
    bevel: 14,
    colour: '#8C3A1A',
    contour: 2.2,
  })
  block(pen, {
    at: [-230, 560, -270],
    size: [460, 360, 60],
    radius: 90,
    bevel: 14,
    colour: '#A8431A',
    contour: 2.2,
  })
}
