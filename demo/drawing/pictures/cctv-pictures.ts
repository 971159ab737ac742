import * as boards from './boards.ts'
import { drawCoil } from './camera-parts.ts'
import { drawBullet, drawDome, drawPanTilt, drawTurret } from './cameras.ts'
import { deskScreen } from './desk-set.ts'
import type { View } from './drawing/camera.ts'
import { turned } from './drawing/frame.ts'
import type { Pen } from './drawing/pen.ts'
import { picture, type Picture } from './drawing/drawn-picture.ts'
import { finishes } from './finishes.ts'
import { eye, facet } from './marks.ts'
import { drawDiskRack, drawRecorder, type Recorder, recorderFromBehind } from './recorders.ts'
import { drawLaneCamera, drawPtz } from './wall-cameras.ts'

const recorderViews = {
  front: { yaw: 24, pitch: 20, distance: 1900, fill: 0.82 },
  back: { yaw: 22, pitch: 16, distance: 1900, fill: 0.84 },
  rack: { yaw: 26, pitch: 14, distance: 2600, fill: 0.82 },
} as const satisfies Record<string, View>

const cameraViews = {
  bullet: { yaw: 38, pitch: 14, distance: 1100, fill: 0.78 },
  dome: { yaw: 20, pitch: 26, distance: 900, fill: 0.68 },
  tall: { yaw: 26, pitch: 14, distance: 1300, fill: 0.76 },
  wall: { yaw: 30, pitch: 8, distance: 1900, fill: 0.8 },
} as const satisfies Record<string, View>

const { white, graphite, dark, silver } = finishes

const group: View = { yaw: 18, pitch: 20, distance: 3000, fill: 0.86 }

const network: Recorder = {
  wide: 380,
  high: 52,
  deep: 315,
  finish: dark,
  mark: eye,
  ports: 'network',
}

const analogue: Recorder = { wide: 260, high: 46, deep: 230, finish: dark, mark: eye, ports: 'bnc' }

const enterprise: Recorder = {
  wide: 430,
  high: 132,
  deep: 520,
  finish: graphite,
  mark: facet,
  ports: 'network',
}

export const cctvPictures: Picture[] = [
  picture('camera-bullet-front.jpg', cameraViews.bullet, (pen) => drawBullet(pen, white)),
  picture('camera-bullet-side.jpg', { ...cameraViews.bullet, yaw: 66 }, (pen) =>
    drawBullet(pen, white),
  ),
  picture('camera-turret-front.jpg', cameraViews.dome, (pen) =>
    drawTurret(pen, { ...white, trim: '#4A4642' }),
  ),
  picture('camera-turret-dark-front.jpg', cameraViews.dome, (pen) => drawTurret(pen, graphite)),
  picture('camera-dome-front.png', cameraViews.dome, (pen) => drawDome(pen, white)),
  picture('camera-pan-tilt-front.png', cameraViews.tall, (pen) => drawPanTilt(pen, white)),
  picture('camera-ptz-front.jpg', cameraViews.wall, (pen) => drawPtz(pen, white)),
  picture('camera-ptz-side.jpg', { ...cameraViews.wall, yaw: 56 }, (pen) => drawPtz(pen, white)),
  picture('camera-lane-front.jpg', { ...cameraViews.bullet, distance: 1900 }, (pen) =>
    drawLaneCamera(pen, silver),
  ),
  picture('recorder-network-front.jpg', recorderViews.front, (pen) => drawRecorder(pen, network)),
  picture('recorder-network-back.jpg', recorderViews.back, (pen) =>
    recorderFromBehind(pen, network),
  ),
  picture('recorder-analogue-front.jpg', recorderViews.front, (pen) => drawRecorder(pen, analogue)),
  picture('recorder-analogue-back.jpg', recorderViews.back, (pen) =>
    recorderFromBehind(pen, analogue),
  ),
  picture('recorder-disks-front.jpg', recorderViews.rack, (pen) => drawDiskRack(pen, enterprise)),
  picture('cctv-kit-campus.jpg', group, drawCampusKit),
  picture('cctv-kit-home.jpg', group, drawHomeKit),
]

function drawCampusKit(pen: Pen) {
  deskScreen(pen.in(turned([-150, 0, -120], 'y', 0)), {
    wide: 560,
    high: 330,
    finish: dark,
    content: boards.cameras,
    mark: eye,
    stand: 'plate',
  })
  drawDiskRack(pen.in(turned([310, 0, -20], 'y', 0)), { ...enterprise, wide: 360, deep: 300 })
  drawBullet(pen.in(turned([-330, 0, 220], 'y', 14)), white)
  for (const x of [-170, 5, 180]) drawDome(pen.in(turned([x, 0, 210], 'y', 0)), white)
  drawTurret(pen.in(turned([350, 0, 250], 'y', 0)), white)
}

function drawHomeKit(pen: Pen) {
  drawRecorder(pen.in(turned([-60, 0, -60], 'y', 0)), { ...analogue, wide: 330 })
  drawCoil(pen, [236, -170], 78, '#EDE8DF')
  drawBullet(pen.in(turned([-250, 0, 110], 'y', 12)), white)
  drawDome(pen.in(turned([-80, 0, 190], 'y', 0)), white)
  drawDome(pen.in(turned([82, 0, 210], 'y', 0)), white)
  drawBullet(pen.in(turned([262, 0, 190], 'y', 12)), white)
}
