import * as boards from './boards.ts'
import type { View } from './drawing/camera.ts'
import { tamarind } from './drawing/colour.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { finishes } from './finishes.ts'
import { type Laptop, laptopFromBehind, openLaptop, shutLaptop, tentLaptop } from './laptops.ts'
import { facet, sunrise, waves } from './marks.ts'
import * as screens from './screens.ts'

const laptopViews = {
  front: { yaw: 22, pitch: 25, distance: 1600, fill: 0.84 },
  back: { yaw: 28, pitch: 15, distance: 1500, fill: 0.78 },
  side: { yaw: 46, pitch: 24, distance: 900, fill: 0.88, crop: { at: [0.66, 0.6], zoom: 1.7 } },
  tent: { yaw: 26, pitch: 14, distance: 1500, fill: 0.76 },
  keys: { yaw: 16, pitch: 42, distance: 1000, crop: { at: [0.5, 0.7], zoom: 1.85 } },
} as const satisfies Record<string, View>

const { graphite, dark, silver, sand, blue, leaf } = finishes

const dusk = screens.hills(['#3F5A76', '#E9B98A', '#7A3216'])

const valley = screens.hills(['#DCE6E4', '#F3D9A8', '#2F6B4A'])

const night = screens.hills(['#0F1420', '#C4552B', '#1A0E0A'])

const size13 = { wide: 298, deep: 212, thick: 14 }

const size14 = { wide: 316, deep: 220, thick: 16 }

const size15 = { wide: 358, deep: 236, thick: 18, pad: true }

const size16 = { wide: 358, deep: 250, thick: 18, pad: true }

const travelBook: Laptop = { ...size14, finish: graphite, content: screens.dashboard, mark: waves }

const travelBook16: Laptop = {
  ...size16,
  finish: graphite,
  content: screens.sheetOfFigures,
  mark: waves,
}

const ultralight: Laptop = { ...size13, finish: dark, content: dusk, mark: waves }

const everyday: Laptop = { ...size15, finish: silver, content: screens.document, mark: sunrise }

const slim: Laptop = { ...size13, thick: 13, finish: sand, content: valley, mark: sunrise }

const convertible: Laptop = {
  ...size14,
  thick: 15,
  finish: blue,
  content: screens.document,
  mark: sunrise,
}

const gaming: Laptop = {
  ...size15,
  thick: 25,
  finish: dark,
  content: night,
  mark: facet,
  accent: '#E0562B',
}

const workstation: Laptop = {
  ...size16,
  thick: 26,
  finish: graphite,
  content: boards.construction,
  mark: facet,
  accent: '#D9A441',
}

const school: Laptop = {
  wide: 288,
  deep: 206,
  thick: 22,
  finish: leaf,
  content: boards.lesson,
  mark: waves,
  bumper: '#26332C',
}

const rugged: Laptop = {
  wide: 340,
  deep: 258,
  thick: 36,
  finish: silver,
  content: screens.dashboard,
  mark: waves,
  bumper: '#2B2825',
  handle: true,
}

export const laptopPictures: Picture[] = [
  front('travel-laptop-graphite-front', travelBook),
  front('travel-laptop-graphite-document-front', { ...travelBook, content: screens.document }),
  front('travel-laptop-silver-front', { ...travelBook, finish: silver, content: dusk }),
  back('travel-laptop-graphite-back', travelBook),
  side('travel-laptop-graphite-side', travelBook),
  side('travel-laptop-silver-side', { ...travelBook, finish: silver }),
  front('travel-laptop-16-front', travelBook16),
  keys('travel-laptop-16-keyboard', travelBook16),
  front('ultralight-laptop-front', ultralight),
  back('ultralight-laptop-back', ultralight),
  side('ultralight-laptop-side', ultralight),
  front('everyday-laptop-silver-front', everyday),
  side('everyday-laptop-silver-side', everyday),
  front('everyday-laptop-blue-front', {
    ...everyday,
    finish: blue,
    content: screens.sheetOfFigures,
  }),
  back('everyday-laptop-blue-back', { ...everyday, finish: blue }),
  front('large-laptop-front', { ...everyday, wide: 398, deep: 262, thick: 20, content: valley }),
  front('slim-laptop-sand-front', slim),
  back('slim-laptop-sand-back', slim),
  front('oled-laptop-front', { ...slim, ...size14, finish: graphite, content: night }),
  back('oled-laptop-back', { ...slim, ...size14, finish: graphite }),
  front('convertible-laptop-front', convertible),
  picture('convertible-laptop-tent.jpg', laptopViews.tent, (pen) =>
    tentLaptop(pen, { ...convertible, content: dusk }),
  ),
  front('gaming-laptop-front', gaming),
  back('gaming-laptop-back', gaming),
  keys('gaming-laptop-keyboard', gaming),
  front('mobile-workstation-front', workstation),
  back('mobile-workstation-back', workstation),
  side('mobile-workstation-side', workstation),
  front('mobile-workstation-code-front', {
    ...workstation,
    finish: dark,
    content: screens.code,
    accent: tamarind,
  }),
  front('school-laptop-front', school),
  back('school-laptop-back', school),
  front('rugged-laptop-front', rugged),
  side('rugged-laptop-side', rugged),
]

function front(name: string, laptop: Laptop) {
  return picture(`${name}.jpg`, laptopViews.front, (pen) => openLaptop(pen, laptop))
}

function back(name: string, laptop: Laptop) {
  return picture(`${name}.jpg`, laptopViews.back, (pen) => laptopFromBehind(pen, laptop))
}

function side(name: string, laptop: Laptop) {
  return picture(`${name}.jpg`, laptopViews.side, (pen) => shutLaptop(pen, laptop))
}

function keys(name: string, laptop: Laptop) {
  return picture(`${name}.jpg`, laptopViews.keys, (pen) => openLaptop(pen, laptop))
}
