import { deskKeyboard, deskMouse, deskScreen, type Screen } from './desk-set.ts'
import { drawTower, towerFromBehind } from './desktops.ts'
import type { Tower } from './tower-shape.ts'
import type { View } from './drawing/camera.ts'
import { moved, turned } from './drawing/frame.ts'
import type { Pen } from './drawing/pen.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { type Case, finishes } from './finishes.ts'
import { facet, sunrise, waves } from './marks.ts'
import * as screens from './screens.ts'
import { drawSmallBox } from './small-desktop.ts'

const desktopViews = {
  tower: { yaw: 36, pitch: 16, distance: 2200, fill: 0.82 },
  box: { yaw: 30, pitch: 24, distance: 1100, fill: 0.74 },
  screen: { yaw: 20, pitch: 13, distance: 2600, fill: 0.82 },
  bundle: { yaw: 20, pitch: 16, distance: 3200, fill: 0.86 },
} as const satisfies Record<string, View>

const { graphite, dark, silver, white, blue } = finishes

const dusk = screens.hills(['#3F5A76', '#E9B98A', '#7A3216'])

const officeTower: Tower = {
  wide: 160,
  high: 320,
  deep: 330,
  finish: graphite,
  face: 'office',
  mark: waves,
}

const workstation: Tower = {
  wide: 190,
  high: 420,
  deep: 440,
  finish: dark,
  face: 'mesh',
  mark: facet,
  handle: true,
}

const entryWorkstation: Tower = {
  wide: 172,
  high: 350,
  deep: 370,
  finish: silver,
  face: 'mesh',
  mark: facet,
  accent: '#3F5A76',
}

const creator: Tower = {
  wide: 215,
  high: 440,
  deep: 440,
  finish: dark,
  face: 'fans',
  mark: facet,
  accent: '#E0562B',
  glass: true,
}

const valueTower: Tower = {
  wide: 170,
  high: 345,
  deep: 340,
  finish: white,
  face: 'office',
  mark: sunrise,
}

const slimTower: Tower = {
  wide: 95,
  high: 300,
  deep: 308,
  finish: graphite,
  face: 'slim',
  mark: waves,
}

const homeScreen: Screen = {
  wide: 540,
  high: 370,
  finish: white,
  content: dusk,
  mark: sunrise,
  chin: 44,
  stand: 'easel',
  camera: true,
}

const officeScreen: Screen = {
  wide: 615,
  high: 380,
  finish: graphite,
  content: screens.dashboard,
  mark: waves,
  stand: 'column',
  thick: 30,
  camera: true,
}

export const desktopPictures: Picture[] = [
  tower('tower-graphite-front', officeTower),
  towerBack('tower-graphite-back', officeTower),
  tower('tower-white-front', valueTower),
  tower('tower-slim-front', slimTower),
  towerBack('tower-slim-back', slimTower),
  tower('workstation-tower-front', workstation),
  towerBack('workstation-tower-back', workstation),
  tower('workstation-entry-front', entryWorkstation),
  tower('creator-tower-front', creator),
  towerBack('creator-tower-back', creator),
  picture('micro-desktop-front.jpg', desktopViews.box, (pen) =>
    drawSmallBox(pen, { wide: 178, high: 36, deep: 176, finish: graphite, mark: waves }),
  ),
  picture('compact-desktop-front.jpg', desktopViews.box, (pen) =>
    drawSmallBox(pen, { wide: 180, high: 62, deep: 190, finish: white, mark: sunrise }),
  ),
  picture('thin-client-front.jpg', desktopViews.box, (pen) =>
    drawSmallBox(pen, { wide: 40, high: 186, deep: 180, finish: blue, mark: waves }, true),
  ),
  picture('all-in-one-white-front.jpg', desktopViews.screen, (pen) =>
    allInOne(pen, homeScreen, white),
  ),
  picture('all-in-one-graphite-front.jpg', desktopViews.screen, (pen) =>
    allInOne(pen, officeScreen, graphite),
  ),
  picture('desktop-bundle-front.jpg', desktopViews.bundle, drawBundle),
]

function tower(name: string, form: Tower) {
  return picture(`${name}.jpg`, desktopViews.tower, (pen) => drawTower(pen, form))
}

function towerBack(name: string, form: Tower) {
  return picture(`${name}.jpg`, desktopViews.tower, (pen) => towerFromBehind(pen, form))
}

function allInOne(pen: Pen, screen: Screen, keys: Case) {
  deskScreen(pen, screen)
  deskKeyboard(pen.in(moved([-50, 0, 300])), keys, 390)
  deskMouse(pen.in(turned([215, 0, 245], 'y', 6)), keys)
}

function drawBundle(pen: Pen) {
  const screen: Screen = {
    wide: 540,
    high: 322,
    finish: graphite,
    content: screens.sheetOfFigures,
    mark: waves,
    stand: 'plate',
  }
  deskScreen(pen.in(moved([-170, 0, 0])), screen)
  drawTower(pen.in(moved([270, 0, 110])), officeTower)
  deskKeyboard(pen.in(moved([-190, 0, 310])), graphite, 420)
  deskMouse(pen.in(turned([90, 0, 250], 'y', 4)), graphite)
}
