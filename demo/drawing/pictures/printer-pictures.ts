import type { View } from './drawing/camera.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { facet, sunrise } from './marks.ts'
import { inks } from './printer-parts.ts'
import { drawPrinter, printerFromBehind } from './printers.ts'
import type { Printer } from './printer-shape.ts'

const printerViews = {
  front: { yaw: 27, pitch: 20, distance: 2300, fill: 0.78 },
  tall: { yaw: 27, pitch: 16, distance: 4200, fill: 0.86 },
  back: { yaw: 28, pitch: 16, distance: 2300, fill: 0.74 },
  tanks: { yaw: 24, pitch: 18, distance: 2000, crop: { at: [0.72, 0.62], zoom: 2 } },
  panel: { yaw: 20, pitch: 34, distance: 2000, crop: { at: [0.5, 0.45], zoom: 1.75 } },
} as const satisfies Record<string, View>

const light = { body: '#EDEAE4', trim: '#4A4642' }

const cool = { body: '#DCDDDC', trim: '#55605F' }

const shade = { body: '#45413D', trim: '#2E2A27' }

const four = [
  [inks[0], 0.8],
  [inks[1], 0.55],
  [inks[2], 0.66],
  [inks[3], 0.72],
] as const

const six = [...four, [inks[4], 0.5], [inks[5], 0.62]] as const

const deskLaser: Printer = { ...light, wide: 360, deep: 250, high: 196, out: 'top', mark: facet }

const networkLaser: Printer = {
  ...light,
  wide: 390,
  deep: 370,
  high: 286,
  out: 'top',
  drawers: 1,
  touch: true,
  mark: facet,
}

const smallMulti: Printer = {
  ...light,
  wide: 410,
  deep: 340,
  high: 190,
  out: 'between',
  scanner: 'flat',
  mark: facet,
}

const officeMulti: Printer = {
  ...light,
  wide: 430,
  deep: 400,
  high: 330,
  out: 'between',
  drawers: 1,
  scanner: 'feeder',
  touch: true,
  mark: facet,
}

const colourMulti: Printer = {
  ...cool,
  wide: 430,
  deep: 410,
  high: 350,
  out: 'between',
  drawers: 2,
  scanner: 'feeder',
  touch: true,
  mark: facet,
}

const copier: Printer = {
  ...light,
  wide: 590,
  deep: 560,
  high: 480,
  out: 'between',
  drawers: 2,
  scanner: 'feeder',
  touch: true,
  stand: 250,
  mark: facet,
}

const tank: Printer = {
  ...shade,
  wide: 400,
  deep: 330,
  high: 130,
  out: 'front',
  scanner: 'flat',
  rearFeed: true,
  tanks: four,
  mark: sunrise,
}

const officeTank: Printer = {
  ...shade,
  wide: 410,
  deep: 360,
  high: 190,
  out: 'front',
  scanner: 'feeder',
  touch: true,
  tanks: four,
  mark: sunrise,
}

const photo: Printer = {
  ...shade,
  wide: 420,
  deep: 320,
  high: 150,
  out: 'front',
  rearFeed: true,
  touch: true,
  tanks: six,
  mark: sunrise,
}

export const printerPictures: Picture[] = [
  front('laser-printer-small-front', deskLaser),
  back('laser-printer-small-back', deskLaser),
  front('laser-printer-network-front', networkLaser),
  back('laser-printer-network-back', networkLaser),
  front('laser-multifunction-small-front', smallMulti),
  back('laser-multifunction-small-back', smallMulti),
  front('laser-multifunction-office-front', officeMulti),
  panel('laser-multifunction-office-panel', officeMulti),
  front('laser-multifunction-colour-front', colourMulti),
  panel('laser-multifunction-colour-panel', colourMulti),
  picture('copier-front.jpg', printerViews.tall, (pen) => drawPrinter(pen, copier)),
  panel('copier-panel', { ...copier, stand: 0 }),
  front('ink-tank-printer-front', tank),
  detail('ink-tank-printer-tanks', tank),
  front('ink-tank-printer-white-front', { ...tank, ...light }),
  detail('ink-tank-printer-white-tanks', { ...tank, ...light }),
  front('ink-tank-printer-mono-front', { ...tank, ...cool, tanks: [[inks[0], 0.78]] }),
  front('ink-tank-office-front', officeTank),
  detail('ink-tank-office-tanks', officeTank),
  front('ink-tank-a3-front', {
    ...officeTank,
    ...light,
    wide: 515,
    deep: 400,
    high: 250,
    drawers: 1,
  }),
  front('photo-printer-front', photo),
  detail('photo-printer-tanks', photo),
]

function front(name: string, printer: Printer) {
  return picture(`${name}.jpg`, printerViews.front, (pen) => drawPrinter(pen, printer))
}

function back(name: string, printer: Printer) {
  return picture(`${name}.jpg`, printerViews.back, (pen) => printerFromBehind(pen, printer))
}

function panel(name: string, printer: Printer) {
  return picture(`${name}.jpg`, printerViews.panel, (pen) => drawPrinter(pen, printer))
}

function detail(name: string, printer: Printer) {
  return picture(`${name}.jpg`, printerViews.tanks, (pen) => drawPrinter(pen, printer))
}
