import { add, cross, dot, times, type Spot, type Vector } from './vector.ts'

/** Degrees: a yaw above 0 shows the right side of the thing, a pitch above 0 its top. */
export type View = {
  yaw: number
  pitch: number
  distance: number
  fill?: number
  raise?: number
  crop?: Crop
  /** Of the picture, in pixels. */
  size?: { width: number; height: number }
}

/** A detail: what is at this place of the whole picture comes to the middle, so much larger. */
type Crop = { at: Spot; zoom: number }

export type Camera = { eye: Vector; project: (point: Vector) => Spot }

export function openCamera({ yaw, pitch, distance }: View): Camera {
  const [across, upward] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  const towards: Vector = [
    Math.sin(across) * Math.cos(upward),
    Math.sin(upward),
    Math.cos(across) * Math.cos(upward),
  ]
  const right: Vector = [Math.cos(across), 0, -Math.sin(across)]
  const up = cross(towards, right)
  return {
    eye: add([0, 0, 0], times(towards, distance)),
    project(point) {
      const nearer = distance / (distance - dot(point, towards))
      return [dot(point, right) * nearer, -dot(point, up) * nearer]
    },
  }
}
