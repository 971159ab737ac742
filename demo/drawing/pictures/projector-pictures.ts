import type { View } from './drawing/camera.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { finishes } from './finishes.ts'
import { eye, sunrise } from './marks.ts'
import { drawProjector, type Projector, projectorFromBehind } from './projectors.ts'
import { drawPocket, drawUltraShort } from './upward-projectors.ts'

const projectorViews = {
  front: { yaw: 28, pitch: 22, distance: 1700, fill: 0.76 },
  back: { yaw: 26, pitch: 20, distance: 1700, fill: 0.74 },
  pocket: { yaw: 30, pitch: 22, distance: 900, fill: 0.66 },
} as const satisfies Record<string, View>

const { white, graphite, dark, silver } = finishes

const classroom: Projector = {
  wide: 330,
  high: 108,
  deep: 250,
  finish: white,
  mark: sunrise,
  lensAt: 0.74,
  lensRadius: 38,
}

const meeting: Projector = {
  ...classroom,
  finish: graphite,
  lensAt: 0.3,
  lensRadius: 42,
  shift: true,
}

const shortThrow: Projector = {
  ...classroom,
  finish: silver,
  lensRadius: 52,
  high: 122,
  lensAt: 0.68,
}

const wideScreen: Projector = { ...classroom, lensAt: 0.28, finish: { ...white, trim: '#4C6078' } }

const installation: Projector = {
  wide: 500,
  high: 170,
  deep: 420,
  finish: white,
  mark: sunrise,
  lensAt: 0.5,
  lensRadius: 66,
  shift: true,
}

const studio: Projector = {
  wide: 400,
  high: 130,
  deep: 300,
  finish: dark,
  mark: sunrise,
  lensAt: 0.5,
  lensRadius: 50,
  shift: true,
}

const ultraShort: Projector = {
  wide: 380,
  high: 130,
  deep: 330,
  finish: white,
  mark: eye,
  lensAt: 0.5,
  lensRadius: 30,
}

const pocket: Projector = {
  wide: 120,
  high: 118,
  deep: 120,
  finish: graphite,
  mark: sunrise,
  lensAt: 0.5,
  lensRadius: 30,
}

export const projectorPictures: Picture[] = [
  front('projector-white-front', classroom),
  back('projector-white-back', classroom),
  front('projector-graphite-front', meeting),
  back('projector-graphite-back', meeting),
  front('projector-short-throw-front', shortThrow),
  front('projector-wide-front', wideScreen),
  front('projector-installation-front', installation),
  back('projector-installation-back', installation),
  front('projector-studio-front', studio),
  picture('projector-ultra-short-front.jpg', projectorViews.front, (pen) =>
    drawUltraShort(pen, ultraShort),
  ),
  back('projector-ultra-short-back', ultraShort),
  picture('projector-pocket-front.png', projectorViews.pocket, (pen) => drawPocket(pen, pocket)),
]

function front(name: string, projector: Projector) {
  return picture(`${name}.jpg`, projectorViews.front, (pen) => drawProjector(pen, projector))
}

function back(name: string, projector: Projector) {
  return picture(`${name}.jpg`, projectorViews.back, (pen) => projectorFromBehind(pen, projector))
}
