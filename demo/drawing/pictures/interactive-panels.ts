import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import type { Sheet } from './drawing/sheet.ts'
import { block, lathe } from './drawing/solids.ts'
import { type Mark, markOn } from './marks.ts'
import { powerKey, slots, socket, sockets } from './panel-parts.ts'
import { type ScreenContent, showOn } from './screens.ts'

export type TouchPanel = {
  wide: number
  body: string
  trim: string
  content: ScreenContent
  mark: Mark
  stand: 'wheels' | 'wall'
  camera?: boolean
  /** A computer in its slot. */
  computer?: boolean
}

const thick = 86

export function drawTouchPanel(pen: Pen, panel: TouchPanel) {
  const { wide } = panel
  const high = heightOf(panel)
  if (panel.stand === 'wall') {
    drawWallShadow(pen, panel)
    block(pen, {
      at: [-wide * 0.22, high * 0.2, -thick - 34],
      size: [wide * 0.44, high * 0.6, 34],
      colour: '#5C544B',
      contour: 2.4,
    })
    drawHead(pen, panel)
    return
  }
  drawStand(pen, panel)
  drawHead(pen.in(turned([0, 640, 0], 'y', 0)), panel)
}

export function touchPanelFromBehind(front: Pen, panel: TouchPanel) {
  const pen = front.in(turned([0, 0, -thick], 'y', 180))
  const head = panel.stand === 'wheels' ? pen.in(turned([0, 640, 0], 'y', 0)) : pen
  if (panel.stand === 'wheels') drawFeet(pen, panel)
  const high = heightOf(panel)
  const { wide, body } = panel
  if (panel.stand === 'wall')
    groundShadow(pen, footOf([-wide / 2, 0, -thick], [wide, 0, thick], 6), 300)
  const { back } = drawBody(head, panel)
  const shade = back.tone(body)
  const seam = { line: mix(shade, ink, 0.5), width: 2 }
  back.area(rect([wide * 0.1, high * 0.1, wide * 0.8, high * 0.78], 20), {
    fill: mix(shade, ink, 0.06),
    ...seam,
  })
  for (const x of [0.16, 0.62])
    slots(back, [wide * x, high * 0.14, wide * 0.22, high * 0.1], {
      count: 8,
      colour: mix(shade, ink, 0.6),
    })
  drawSlot(back, panel)
  const row = back.part([wide * 0.64, high * 0.72], [2.6, 2.6])
  sockets(row, [0, 0], ['hdmi', 'hdmi', 'usb-c', 'network', 'usb-a'], 5)
  socket(back, 'power', [wide * 0.2, high * 0.8], 3)
  for (const [x, y] of [
    [0.4, 0.3],
    [0.6, 0.3],
    [0.4, 0.7],
    [0.6, 0.7],
  ] as const)
    back.area(circle([wide * x, high * y], 9), { fill: '#8C8478', ...seam })
  if (panel.stand === 'wheels') drawPosts(pen, panel)
}

function heightOf({ wide }: TouchPanel) {
  return wide * 0.5625 + 60
}

function drawBody(pen: Pen, panel: TouchPanel) {
  const high = heightOf(panel)
  if (panel.camera)
    block(pen, {
      at: [-130, high - 4, -50],
      size: [260, 46, 44],
      along: 'z',
      radius: 20,
      bevel: 4,
      colour: panel.trim,
    })
  return block(pen, {
    at: [-panel.wide / 2, 0, -thick],
    size: [panel.wide, high, thick],
    radius: 18,
    bevel: 8,
    colour: panel.body,
  })
}

function drawHead(pen: Pen, panel: TouchPanel) {
  const { wide, trim, content, mark } = panel
  const high = heightOf(panel)
  const { front } = drawBody(pen, panel)
  if (panel.camera) {
    const brow = pen.sheet([0, high + 19, -6], [1, 0, 0], [0, -1, 0])
    brow.area(circle([0, 0], 15), { fill: '#15110E', line: '#5B7FA6', width: 2.4 })
    for (const x of [-70, 70])
      slots(brow, [x - 25, -7, 50, 14], { count: 7, colour: '#15110E', upright: true })
  }
  front.area(rect([8, 8, wide - 16, high - 16], 14), trim)
  const [edge, chin] = [26, 76]
  front.area(
    rect([edge - 5, edge - 5, wide - 2 * edge + 10, high - edge - chin + 10], 6),
    '#15110E',
  )
  showOn(front.part([edge, edge]), [wide - 2 * edge, high - edge - chin], content)
  const row = high - 40
  powerKey(front, [wide * 0.06, row], 17)
  const ports = front.part([wide * 0.1, row], [2.2, 2.2])
  sockets(ports, [0, 0], ['usb-c', 'usb-a', 'usb-a', 'hdmi'], 7)
  for (let at = 0; at < 5; at++)
    front.area(circle([wide * 0.3 + at * 34, row], 8), {
      fill: mix(trim, '#ffffff', 0.22),
      line: '#15110E',
      width: 1.6,
    })
  for (const x of [0.62, 0.82])
    slots(front, [wide * x, row - 9, wide * 0.12, 18], {
      count: 22,
      colour: '#15110E',
      upright: true,
    })
  markOn(front, mark, [wide * 0.5, row, 38], mix(trim, '#ffffff', 0.6))
  for (const x of [0.55, 0.57])
    front.area(rect([wide * x, row - 18, 12, 36], 6), x === 0.55 ? '#F3EFE4' : '#A8431A')
}

function drawWallShadow(pen: Pen, panel: TouchPanel) {
  const { wide } = panel
  const high = heightOf(panel)
  const back = pen.sheet([-wide / 2, high, -thick - 34], [1, 0, 0], [0, -1, 0])
  back.area(rect([50, 40, wide, high], 20), { fill: ink, opacity: 0.17, blur: 26 })
  back.area(rect([16, 14, wide, high], 20), { fill: ink, opacity: 0.22, blur: 10 })
}

function drawStand(pen: Pen, panel: TouchPanel) {
  drawFeet(pen, panel)
  drawPosts(pen, panel)
}

function drawFeet(pen: Pen, { wide }: TouchPanel) {
  const half = wide * 0.32
  groundShadow(pen, footOf([-half, 0, -380], [2 * half, 0, 640], 10), 260)
  for (const x of [-half, half - 50]) {
    for (const z of [-360, 210])
      lathe(pen, {
        at: [x + 8, 42, z + 20],
        along: 'x',
        profile: [
          [0, 42],
          [34, 42],
        ],
        colour: '#2B2724',
        contour: 2.4,
      })
    block(pen, { at: [x, 70, -390], size: [50, 44, 660], along: 'x', radius: 8, colour: '#4A443E' })
  }
  block(pen, { at: [-half, 76, -110], size: [2 * half, 34, 50], colour: '#4A443E' })
}

function drawPosts(pen: Pen, panel: TouchPanel) {
  const half = panel.wide * 0.2
  const high = heightOf(panel)
  for (const x of [-half, half - 60])
    block(pen, { at: [x, 100, -thick - 66], size: [60, 540 + high * 0.72, 62], colour: '#5C544B' })
  block(pen, {
    at: [-half - 40, 420, -thick - 66],
    size: [2 * half + 80, 16, 190],
    along: 'y',
    radius: 10,
    colour: '#4A443E',
  })
}

function drawSlot(back: Sheet, panel: TouchPanel) {
  const { wide, body, computer } = panel
  const high = heightOf(panel)
  const shade = back.tone(body)
  const box = [wide * 0.16, high * 0.36, wide * 0.2, high * 0.3] as const
  back.area(rect(box, 8), {
    fill: computer ? '#3A3632' : mix(shade, ink, 0.14),
    line: mix(shade, ink, 0.6),
    width: 2.4,
  })
  if (!computer) return
  const part = back.part([box[0] + 20, box[1] + 44], [2.4, 2.4])
  sockets(part, [0, 0], ['usb-a', 'usb-a', 'hdmi', 'network'], 5)
  slots(back, [box[0] + 24, box[1] + 90, box[2] - 48, box[3] - 130], {
    count: 14,
    colour: '#15110E',
    upright: true,
  })
}
