import * as boards from '../pictures/boards.ts'
import { deskKeyboard, deskMouse, deskScreen } from '../pictures/desk-set.ts'
import { drawTower } from '../pictures/desktops.ts'
import { moved, turned } from '../pictures/drawing/frame.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { finishes } from '../pictures/finishes.ts'
import { facet, sunrise, waves } from '../pictures/marks.ts'
import * as screens from '../pictures/screens.ts'
import { drawLamp, drawPlant, drawRoom, drawTable, drawWindow, tableHigh } from './room.ts'

const places = [
  { content: screens.sheetOfFigures, finish: finishes.graphite, mark: waves },
  { content: boards.construction, finish: finishes.dark, mark: facet },
  { content: screens.dashboard, finish: finishes.white, mark: sunrise },
]

const back = -900

/** Three places at one long desk, by the window. */
export function drawOfficeDesks(pen: Pen) {
  drawRoom(pen, { wall: '#E9DCC8', floor: '#B99B7B', back })
  drawWindow(pen, [-2350, 980, 4700, 1150], back)
  for (const x of [-1150, 1150]) drawLamp(pen, [x, -60], '#A8431A', 1620)
  for (const x of [-620, 540, 1700])
    drawTower(pen.in(moved([x, 0, 120])), {
      wide: 160,
      high: 360,
      deep: 360,
      finish: x === 540 ? finishes.dark : finishes.graphite,
      face: x === 540 ? 'mesh' : 'office',
      mark: x === 540 ? facet : waves,
    })
  drawTable(pen, { wide: 3700, deep: 820 })
  for (const [at, { content, finish, mark }] of places.entries()) {
    const place = pen.in(moved([-1180 + at * 1180, tableHigh, -60]))
    deskScreen(place.in(moved([0, 0, -110])), {
      wide: 720,
      high: 420,
      finish,
      content,
      mark,
      stand: 'column',
    })
    deskKeyboard(place.in(moved([-50, 0, 330])), finish, 430)
    deskMouse(place.in(turned([270, 0, 260], 'y', 6)), finish)
  }
  drawPlant(pen.in(moved([-2260, 0, 60])))
}
