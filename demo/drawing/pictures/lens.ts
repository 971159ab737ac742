import { ink, mix } from './drawing/colour.ts'
import type { Pen } from './drawing/pen.ts'
import { lathe, ringAt } from './drawing/solids.ts'
import type { Vector } from './drawing/vector.ts'

/** Glass in a barrel that looks forward: rings that get darker to the middle, and the light in it. */
export function lens(pen: Pen, [x, y, z]: Vector, radius: number, rim = '#2B2724') {
  const long = radius * 0.42
  lathe(pen, {
    at: [x, y, z],
    along: 'z',
    profile: [
      [0, radius],
      [long, radius * 0.96],
    ],
    colour: rim,
    contour: 2.6,
  })
  const disc = (depth: number, share: number, fill: string, line?: string) =>
    pen.area(ringAt([x, y, z + depth], 'z', radius * share), {
      fill,
      ...(line && { line, width: 1.6 }),
    })
  disc(long, 0.96, mix(rim, '#ffffff', 0.1), mix(rim, ink, 0.5))
  disc(long, 0.82, '#15110E')
  disc(long * 0.8, 0.7, '#2B2724', '#4A443E')
  disc(long * 0.6, 0.58, '#12161C')
  const [from, to] = [
    [x - radius * 0.4, y + radius * 0.4, z],
    [x + radius * 0.35, y - radius * 0.45, z],
  ] as const
  disc(
    long * 0.6,
    0.52,
    pen.gradient(from, to, [
      [0, '#6E93B0'],
      [0.45, '#2C4260'],
      [1, '#3B2450'],
    ]),
  )
  disc(
    long * 0.6,
    0.26,
    pen.gradient(from, to, [
      [0, '#1B2B40'],
      [1, '#0C0F14'],
    ]),
  )
  const glint = (dx: number, dy: number, share: number, opacity: number) =>
    pen.area(ringAt([x + dx * radius, y + dy * radius, z + long * 0.62], 'z', radius * share), {
      fill: '#ffffff',
      opacity,
    })
  glint(-0.2, 0.22, 0.13, 0.75)
  glint(0.2, -0.22, 0.07, 0.35)
}
