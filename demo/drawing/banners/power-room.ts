import { ink, mix } from '../pictures/drawing/colour.ts'
import { moved } from '../pictures/drawing/frame.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { footOf, groundShadow } from '../pictures/drawing/shadow.ts'
import { block } from '../pictures/drawing/solids.ts'
import { finishes } from '../pictures/finishes.ts'
import { drawRackUps } from '../pictures/flat-ups.ts'
import { facet, waves } from '../pictures/marks.ts'
import { drawDiskRack } from '../pictures/recorders.ts'
import { drawUps } from '../pictures/ups.ts'
import type { Ups } from '../pictures/ups-shape.ts'
import { drawRoom } from './room.ts'

const back = -900

const { dark, silver, graphite } = finishes

const cabinet: Ups = {
  wide: 300,
  high: 860,
  deep: 640,
  finish: dark,
  mark: waves,
  face: 'large',
  outlets: 'terminals',
  wheels: true,
}

/** Cabinets in a row, and a rack with what they keep alive. */
export function drawPowerRoom(pen: Pen) {
  drawRoom(pen, { wall: '#B9C3CC', floor: '#8C8B88', back })
  drawTiles(pen)
  drawTray(pen)
  for (const [at, finish] of [dark, silver, dark].entries())
    drawUps(pen.in(moved([-1130 + at * 430, 0, 120])), {
      ...cabinet,
      high: at === 1 ? 980 : 860,
      finish: at === 1 ? { ...silver, trim: '#3A3632' } : finish,
    })
  drawRack(pen.in(moved([560, 0, 120])))
  drawRack(pen.in(moved([1180, 0, 120])))
}

function drawRack(pen: Pen) {
  const [wide, high, deep] = [540, 1240, 640]
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 8), 600)
  block(pen, { at: [-wide / 2, 0, -deep], size: [wide, high, deep - 40], colour: '#26221F' })
  for (const x of [-wide / 2, wide / 2 - 26])
    block(pen, { at: [x, 0, -60], size: [26, high, 60], colour: '#3A3632', contour: 2.2 })
  for (const y of [0, high - 50])
    block(pen, { at: [-wide / 2, y, -60], size: [wide, 50, 60], colour: '#3A3632', contour: 2.2 })
  const unit = { wide: 430, deep: 60, finish: graphite, ports: 'network' } as const
  for (const [at, y] of [70, 240, 420, 580, 760, 920, 1060].entries()) {
    const place = pen.in(moved([0, y, -6]))
    if (at % 2) drawDiskRack(place, { ...unit, high: 150, mark: facet })
    else drawRackUps(place, { ...cabinet, ...unit, high: 120, face: 'display', outlets: 'cord' })
  }
}

function drawTiles(pen: Pen) {
  pen.page.unseen(() => {
    const line = { line: mix('#8C8B88', ink, 0.18), width: 2 }
    for (let x = -6000; x <= 6000; x += 600)
      pen.line(
        [
          [x, 0, back],
          [x, 0, 2600],
        ],
        line,
      )
    for (let z = back; z <= 2600; z += 600)
      pen.line(
        [
          [-6000, 0, z],
          [6000, 0, z],
        ],
        line,
      )
  })
}

/** Where the cables run, under the ceiling. */
function drawTray(pen: Pen) {
  pen.page.unseen(() => {
    block(pen, {
      at: [-6000, 1430, back + 20],
      size: [12000, 26, 300],
      colour: '#8F979E',
      contour: 2,
    })
    for (const [at, colour] of ['#A8431A', '#2E2A27', '#3F5A76'].entries())
      block(pen, {
        at: [-6000, 1456, back + 60 + at * 80],
        size: [12000, 34, 44],
        along: 'x',
        radius: 16,
        colour,
        contour: 1.6,
      })
  })
}
