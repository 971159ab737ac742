import { accessoryPictures } from './accessory-pictures.ts'
import { cctvPictures } from './cctv-pictures.ts'
import { desktopPictures } from './desktop-pictures.ts'
import type { Picture } from './drawing/drawn-picture.ts'
import { interactivePanelPictures } from './interactive-panel-pictures.ts'
import { laptopPictures } from './laptop-pictures.ts'
import { printerPictures } from './printer-pictures.ts'
import { projectorPictures } from './projector-pictures.ts'
import { scannerPictures } from './scanner-pictures.ts'
import { upsPictures } from './ups-pictures.ts'

export const allPictures: Picture[] = [
  ...desktopPictures,
  ...laptopPictures,
  ...printerPictures,
  ...projectorPictures,
  ...interactivePanelPictures,
  ...scannerPictures,
  ...cctvPictures,
  ...upsPictures,
  ...accessoryPictures,
]
