import * as boards from '../pictures/boards.ts'
import { drawDome, drawTurret } from '../pictures/cameras.ts'
import { deskKeyboard, deskMouse, deskScreen } from '../pictures/desk-set.ts'
import { moved, turned } from '../pictures/drawing/frame.ts'
import { rect } from '../pictures/drawing/outline.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { block } from '../pictures/drawing/solids.ts'
import { finishes } from '../pictures/finishes.ts'
import { eye, facet } from '../pictures/marks.ts'
import { drawDiskRack } from '../pictures/recorders.ts'
import { type ScreenContent, showOn } from '../pictures/screens.ts'
import { drawRoom, drawTable, tableHigh } from './room.ts'

const back = -1000

const [wide, high] = [860, 490]

/** Eight screens on the wall, a desk with the recorder before them. */
export function drawCameraRoom(pen: Pen) {
  drawRoom(pen, { wall: '#5E6B66', floor: '#6E6053', back })
  for (const row of [1, 0])
    for (let column = 0; column < 4; column++)
      drawWallScreen(
        pen.in(moved([(column - 1.5) * (wide + 26), 1080 + row * (high + 26), back])),
        (row + column) % 3 === 1 ? boards.cameras : boards.oneCamera((row * 2 + column) % 5),
      )
  drawTable(pen, { wide: 3500, deep: 860, top: '#B98F67' })
  const desk = pen.in(moved([0, tableHigh, 0]))
  drawDiskRack(desk.in(turned([-1230, 0, 60], 'y', 6)), {
    wide: 430,
    high: 132,
    deep: 420,
    finish: finishes.graphite,
    mark: facet,
    ports: 'network',
  })
  deskScreen(desk.in(moved([0, 0, -120])), {
    wide: 600,
    high: 350,
    finish: finishes.dark,
    content: boards.cameras,
    mark: eye,
    stand: 'plate',
  })
  deskKeyboard(desk.in(moved([-40, 0, 340])), finishes.dark, 430)
  deskMouse(desk.in(moved([280, 0, 270])), finishes.dark)
  drawDome(desk.in(moved([760, 0, 60])), finishes.white)
  drawTurret(desk.in(moved([980, 0, 150])), finishes.white)
  drawDome(desk.in(moved([1210, 0, 40])), finishes.white)
}

function drawWallScreen(pen: Pen, content: ScreenContent) {
  const { front } = block(pen, {
    at: [-wide / 2, 0, 0],
    size: [wide, high, 60],
    radius: 8,
    bevel: 3,
    colour: '#2E2A27',
    contour: 2.4,
  })
  front.area(rect([8, 8, wide - 16, high - 16], 4), '#15110E')
  showOn(front.part([14, 14]), [wide - 28, high - 28], content)
}
