import type { View } from '../pictures/drawing/camera.ts'
import { picture, type Picture } from '../pictures/drawing/drawn-picture.ts'
import { drawCameraRoom } from './camera-room.ts'
import { drawClassRoom } from './class-room.ts'
import { drawClinicDesk } from './clinic-desk.ts'
import { drawMeetingRoom } from './meeting-room.ts'
import { drawOfficeDesks } from './office-desks.ts'
import { drawPowerRoom } from './power-room.ts'
import { drawPrintRoom } from './print-room.ts'
import { drawServiceBench } from './service-bench.ts'
import { drawWorksOffice } from './works-office.ts'

/** As the home page shows them: 16 by 9, whole on every screen. */
const size = { width: 1600, height: 900 }

const views = {
  desks: { yaw: 16, pitch: 12, distance: 7000, crop: { at: [0.53, 0.36], zoom: 1.28 }, size },
  meeting: { yaw: -14, pitch: 12, distance: 8500, crop: { at: [0.54, 0.42], zoom: 1.42 }, size },
  cameras: { yaw: 12, pitch: 12, distance: 7500, crop: { at: [0.54, 0.36], zoom: 1.36 }, size },
  print: { yaw: 20, pitch: 13, distance: 8000, crop: { at: [0.47, 0.44], zoom: 1.28 }, size },
  power: { yaw: 20, pitch: 10, distance: 7000, fill: 0.9, raise: -0.03, size },
  lessons: { yaw: -12, pitch: 14, distance: 8500, crop: { at: [0.5, 0.44], zoom: 1.3 }, size },
  clinic: { yaw: 14, pitch: 12, distance: 7500, crop: { at: [0.5, 0.4], zoom: 1.3 }, size },
  works: { yaw: 14, pitch: 12, distance: 8000, crop: { at: [0.5, 0.42], zoom: 1.3 }, size },
  bench: { yaw: -14, pitch: 12, distance: 8000, crop: { at: [0.5, 0.4], zoom: 1.3 }, size },
} as const satisfies Record<string, View>

export const demoBanners: Picture[] = [
  picture('office-desks.jpg', views.desks, drawOfficeDesks),
  picture('meeting-room.jpg', views.meeting, drawMeetingRoom),
  picture('camera-room.jpg', views.cameras, drawCameraRoom),
  picture('print-room.jpg', views.print, drawPrintRoom),
  picture('power-room.jpg', views.power, drawPowerRoom),
]

/** The picture of About, and those of the stories of clients. */
export const demoScenes: Picture[] = [
  picture('service-bench.jpg', views.bench, drawServiceBench),
  picture('class-room.jpg', views.lessons, drawClassRoom),
  picture('clinic-desk.jpg', views.clinic, drawClinicDesk),
  picture('works-office.jpg', views.works, drawWorksOffice),
]
