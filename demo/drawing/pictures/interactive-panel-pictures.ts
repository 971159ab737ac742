import * as boards from './boards.ts'
import type { View } from './drawing/camera.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { drawTouchPanel, type TouchPanel, touchPanelFromBehind } from './interactive-panels.ts'
import { eye, sunrise } from './marks.ts'
import * as screens from './screens.ts'

const panelViews = {
  standing: { yaw: 22, pitch: 9, distance: 7000, fill: 0.84 },
  wall: { yaw: 22, pitch: 7, distance: 7000, fill: 0.84 },
  back: { yaw: 26, pitch: 9, distance: 7000, fill: 0.84 },
  edge: { yaw: 20, pitch: 14, distance: 5000, crop: { at: [0.235, 0.83], zoom: 2.5 } },
} as const satisfies Record<string, View>

const dark = { body: '#4A4642', trim: '#2E2A27' }

const light = { body: '#D5D2CB', trim: '#3A3632' }

const lesson65: TouchPanel = {
  ...dark,
  wide: 1500,
  content: boards.lesson,
  mark: eye,
  stand: 'wall',
}

const huddle55: TouchPanel = {
  ...light,
  wide: 1270,
  content: screens.dashboard,
  mark: sunrise,
  stand: 'wall',
}

const lesson75: TouchPanel = {
  ...dark,
  wide: 1720,
  content: boards.lesson,
  mark: eye,
  stand: 'wheels',
}

const office75: TouchPanel = { ...lesson75, content: boards.meeting, camera: true, computer: true }

const office86: TouchPanel = {
  ...dark,
  wide: 1960,
  content: boards.meeting,
  mark: eye,
  stand: 'wall',
  camera: true,
}

const large98: TouchPanel = {
  ...light,
  wide: 2220,
  content: screens.hills(['#3F5A76', '#E9B98A', '#7A3216']),
  mark: eye,
  stand: 'wheels',
  camera: true,
}

export const interactivePanelPictures: Picture[] = [
  wall('touch-panel-lesson-wall', lesson65),
  back('touch-panel-dark-back', lesson65),
  edge('touch-panel-dark-edge', lesson65),
  wall('touch-panel-huddle-wall', huddle55),
  back('touch-panel-light-back', huddle55),
  standing('touch-panel-lesson-stand', lesson75),
  standing('touch-panel-meeting-stand', office75),
  back('touch-panel-computer-back', office75),
  wall('touch-panel-meeting-wall', office86),
  edge('touch-panel-meeting-edge', office86),
  standing('touch-panel-large-stand', large98),
]

function standing(name: string, panel: TouchPanel) {
  return picture(`${name}.jpg`, panelViews.standing, (pen) => drawTouchPanel(pen, panel))
}

function wall(name: string, panel: TouchPanel) {
  return picture(`${name}.jpg`, panelViews.wall, (pen) => drawTouchPanel(pen, panel))
}

function back(name: string, panel: TouchPanel) {
  return picture(`${name}.jpg`, panelViews.back, (pen) => touchPanelFromBehind(pen, panel))
}

function edge(name: string, panel: TouchPanel) {
  return picture(`${name}.jpg`, panelViews.edge, (pen) => drawTouchPanel(pen, panel))
}
