import * as boards from '../pictures/boards.ts'
import { moved } from '../pictures/drawing/frame.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { block } from '../pictures/drawing/solids.ts'
import { deskScreen } from '../pictures/desk-set.ts'
import { finishes } from '../pictures/finishes.ts'
import { facet, waves } from '../pictures/marks.ts'
import { drawRecorder } from '../pictures/recorders.ts'
import { drawUps } from '../pictures/ups.ts'
import { drawPlant, drawRoom, drawTable, drawWindow, tableHigh } from './room.ts'

const back = -900

/** The office of a coffee works: two UPS beside the desk with the cameras, and sacks by the wall. */
export function drawWorksOffice(pen: Pen) {
  drawRoom(pen, { wall: '#E8D3B6', floor: '#A3876A', back })
  drawWindow(pen, [-2300, 1050, 1900, 1000], back)
  for (const [x, layers] of [
    [820, 3],
    [1420, 4],
    [2020, 2],
  ] as const)
    for (let at = 0; at < layers; at++) drawSack(pen.in(moved([x, at * 250, back + 420])), at)
  for (const x of [-1750, -1300])
    drawUps(pen.in(moved([x, 0, 100])), {
      wide: 290,
      high: 760,
      deep: 620,
      finish: finishes.dark,
      mark: waves,
      face: 'large',
      outlets: 'cord',
    })
  drawTable(pen.in(moved([150, 0, 60])), { wide: 1900, deep: 820, top: '#C79B6E' })
  const desk = pen.in(moved([150, tableHigh, 60]))
  deskScreen(desk.in(moved([-380, 0, -120])), {
    wide: 820,
    high: 470,
    finish: finishes.graphite,
    content: boards.cameras,
    mark: facet,
    stand: 'column',
  })
  drawRecorder(desk.in(moved([520, 0, 180])), {
    wide: 430,
    high: 60,
    deep: 300,
    finish: finishes.dark,
    mark: facet,
    ports: 'network',
  })
  drawPlant(pen.in(moved([1560, 0, 420])), 0.7)
}

function drawSack(pen: Pen, at: number) {
  block(pen, {
    at: [-270, 0, -360],
    size: [540, 240, 360],
    radius: 70,
    bevel: 34,
    colour: at % 2 ? '#C9A777' : '#BE9A68',
    contour: 2.4,
  })
}
