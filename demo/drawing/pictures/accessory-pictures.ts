import { drawAdapter, drawDock, drawPocketDrive, drawWebcam } from './cable-goods.ts'
import { deskKeyboard, deskMouse, deskScreen, type Screen } from './desk-set.ts'
import type { View } from './drawing/camera.ts'
import { turned } from './drawing/frame.ts'
import type { Pen } from './drawing/pen.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { finishes } from './finishes.ts'
import { drawHeadset } from './headset.ts'
import { facet, sunrise, waves } from './marks.ts'
import { drawSwitch } from './network-switch.ts'
import { drawTripodScreen } from './projection-screen.ts'
import * as screens from './screens.ts'
import { drawToner } from './toner.ts'

const accessoryViews = {
  screen: { yaw: 20, pitch: 10, distance: 2400, fill: 0.8 },
  desk: { yaw: 26, pitch: 42, distance: 1500, fill: 0.86 },
  small: { yaw: 28, pitch: 26, distance: 700, fill: 0.74 },
  box: { yaw: 24, pitch: 18, distance: 1300, fill: 0.8 },
  head: { yaw: 32, pitch: 12, distance: 1100, fill: 0.8 },
  tall: { yaw: 16, pitch: 6, distance: 7000, fill: 0.88 },
} as const satisfies Record<string, View>

const { graphite, dark, blue, white } = finishes

const monitor: Screen = {
  wide: 540,
  high: 322,
  finish: dark,
  content: screens.hills(['#DCE6E4', '#F3D9A8', '#2F6B4A']),
  mark: sunrise,
  stand: 'plate',
}

export const accessoryPictures: Picture[] = [
  picture('monitor-front.jpg', accessoryViews.screen, (pen) => deskScreen(pen, monitor)),
  picture('monitor-work.jpg', { ...accessoryViews.screen, yaw: -28 }, (pen) =>
    deskScreen(pen, { ...monitor, content: screens.code }),
  ),
  picture('keyboard-and-mouse.jpg', accessoryViews.desk, (pen) => drawKeys(pen, graphite)),
  picture('keyboard-and-mouse-white.jpg', accessoryViews.desk, (pen) => drawKeys(pen, white)),
  picture('pocket-drive.png', accessoryViews.small, (pen) => drawPocketDrive(pen, blue, facet)),
  picture('toner-cartridge.png', accessoryViews.box, (pen) => drawToner(pen, graphite)),
  picture('docking-station.png', accessoryViews.small, (pen) => drawDock(pen, graphite, facet)),
  picture('headset.jpg', accessoryViews.head, (pen) => drawHeadset(pen, graphite)),
  picture('projection-screen.jpg', accessoryViews.tall, drawTripodScreen),
  picture('laptop-adapter.png', accessoryViews.small, (pen) => drawAdapter(pen, dark, waves)),
  picture('network-switch.jpg', accessoryViews.box, (pen) => drawSwitch(pen, blue, facet)),
  picture('webcam.png', accessoryViews.box, (pen) => drawWebcam(pen, graphite)),
]

function drawKeys(pen: Pen, finish: typeof graphite | typeof white) {
  deskKeyboard(pen, finish, 430)
  deskMouse(pen.in(turned([270, 0, -30], 'y', 4)), finish)
}
