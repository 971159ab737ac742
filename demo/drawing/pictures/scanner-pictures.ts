import { drawBarCodeScanner } from './bar-code-scanner.ts'
import { drawFeeder } from './document-scanner.ts'
import type { View } from './drawing/camera.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { finishes } from './finishes.ts'
import { facet, sunrise } from './marks.ts'
import { drawFlatbed, drawPocketScanner, type Scanner } from './scanners.ts'

const scannerViews = {
  front: { yaw: 28, pitch: 20, distance: 1700, fill: 0.76 },
  flat: { yaw: 26, pitch: 24, distance: 1700, fill: 0.8 },
  hand: { yaw: 30, pitch: 14, distance: 1100, fill: 0.82 },
  panel: { yaw: 22, pitch: 30, distance: 1700, crop: { at: [0.5, 0.62], zoom: 1.8 } },
} as const satisfies Record<string, View>

const { white, graphite, dark, silver } = finishes

const office = { ...white, trim: '#4A4642' }

const wireless: Scanner = {
  wide: 300,
  high: 150,
  deep: 170,
  finish: office,
  mark: facet,
  touch: true,
}

const network: Scanner = {
  wide: 320,
  high: 175,
  deep: 190,
  finish: graphite,
  mark: facet,
  touch: true,
  pages: 12,
}

const entry: Scanner = {
  wide: 290,
  high: 140,
  deep: 160,
  finish: { ...silver, trim: '#4C6078' },
  mark: facet,
  pages: 3,
}

const production: Scanner = {
  wide: 480,
  high: 330,
  deep: 330,
  finish: { ...white, trim: '#55605F' },
  mark: facet,
  touch: true,
  pages: 30,
}

const flatbed: Scanner = { wide: 400, high: 42, deep: 280, finish: dark, mark: sunrise }

const pocket: Scanner = { wide: 290, high: 42, deep: 64, finish: dark, mark: sunrise }

export const scannerPictures: Picture[] = [
  feeder('document-scanner-white-front', wireless),
  panel('document-scanner-white-panel', wireless),
  feeder('document-scanner-graphite-front', network),
  panel('document-scanner-graphite-panel', network),
  feeder('document-scanner-small-front', entry),
  feeder('production-scanner-front', production),
  panel('production-scanner-panel', production),
  picture('flatbed-scanner-open.jpg', scannerViews.flat, (pen) => drawFlatbed(pen, flatbed)),
  picture('pocket-scanner-front.jpg', scannerViews.flat, (pen) => drawPocketScanner(pen, pocket)),
  picture('bar-code-scanner-stand.png', scannerViews.hand, (pen) =>
    drawBarCodeScanner(pen, graphite),
  ),
]

function feeder(name: string, scanner: Scanner) {
  return picture(`${name}.jpg`, scannerViews.front, (pen) => drawFeeder(pen, scanner))
}

function panel(name: string, scanner: Scanner) {
  return picture(`${name}.jpg`, scannerViews.panel, (pen) => drawFeeder(pen, scanner))
}
