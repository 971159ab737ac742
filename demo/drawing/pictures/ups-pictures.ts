import type { View } from './drawing/camera.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { finishes } from './finishes.ts'
import { drawMiniUps, drawRackUps } from './flat-ups.ts'
import { facet, waves } from './marks.ts'
import { drawUps, upsFromBehind } from './ups.ts'
import type { Ups } from './ups-shape.ts'

const upsViews = {
  front: { yaw: 34, pitch: 17, distance: 1900, fill: 0.8 },
  tall: { yaw: 32, pitch: 13, distance: 3600, fill: 0.86 },
  rack: { yaw: 24, pitch: 15, distance: 2600, fill: 0.84 },
  small: { yaw: 26, pitch: 26, distance: 800, fill: 0.8 },
} as const satisfies Record<string, View>

const { dark, graphite, white, silver, blue } = finishes

const small: Ups = {
  wide: 100,
  high: 150,
  deep: 290,
  finish: dark,
  mark: facet,
  face: 'lamps',
  outlets: 'indian',
}

const medium: Ups = {
  wide: 124,
  high: 190,
  deep: 330,
  finish: graphite,
  mark: facet,
  face: 'display',
  outlets: 'indian',
}

const online1: Ups = {
  wide: 145,
  high: 220,
  deep: 360,
  finish: { ...silver, trim: '#2E2A27' },
  mark: waves,
  face: 'display',
  outlets: 'indian',
}

const online2: Ups = {
  wide: 190,
  high: 330,
  deep: 380,
  finish: { ...blue, trim: '#2E2A27' },
  mark: waves,
  face: 'display',
  outlets: 'indian',
}

const online6: Ups = {
  wide: 250,
  high: 560,
  deep: 540,
  finish: dark,
  mark: waves,
  face: 'large',
  outlets: 'terminals',
  wheels: true,
}

const online10: Ups = {
  wide: 270,
  high: 760,
  deep: 640,
  finish: { ...silver, trim: '#3A3632' },
  mark: waves,
  face: 'large',
  outlets: 'terminals',
  wheels: true,
}

const rack: Ups = {
  wide: 438,
  high: 88,
  deep: 480,
  finish: dark,
  mark: waves,
  face: 'display',
  outlets: 'cord',
}

const mini: Ups = {
  wide: 150,
  high: 28,
  deep: 92,
  finish: white,
  mark: facet,
  face: 'lamps',
  outlets: 'cord',
}

export const upsPictures: Picture[] = [
  front('ups-small-front', small),
  back('ups-small-back', small),
  front('ups-office-front', medium),
  back('ups-office-back', medium),
  front('ups-online-silver-front', online1),
  back('ups-online-silver-back', online1),
  front('ups-online-blue-front', online2),
  back('ups-online-blue-back', online2),
  picture('ups-cabinet-dark-front.jpg', upsViews.tall, (pen) => drawUps(pen, online6)),
  picture('ups-cabinet-dark-back.jpg', upsViews.tall, (pen) => upsFromBehind(pen, online6)),
  picture('ups-cabinet-silver-front.jpg', upsViews.tall, (pen) => drawUps(pen, online10)),
  picture('ups-rack-front.jpg', upsViews.rack, (pen) => drawRackUps(pen, rack)),
  picture('ups-rack-upright.jpg', upsViews.front, (pen) =>
    upsFromBehind(pen, { ...rack, wide: 110, high: 438 }),
  ),
  picture('ups-mini-front.png', upsViews.small, (pen) => drawMiniUps(pen, mini)),
]

function front(name: string, ups: Ups) {
  return picture(`${name}.jpg`, upsViews.front, (pen) => drawUps(pen, ups))
}

function back(name: string, ups: Ups) {
  return picture(`${name}.jpg`, upsViews.front, (pen) => upsFromBehind(pen, ups))
}
