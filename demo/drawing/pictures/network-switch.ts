import { ink, leaf, mix } from './drawing/colour.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block } from './drawing/solids.ts'
import type { Case } from './finishes.ts'
import { type Mark, markOn } from './marks.ts'
import { screw, slots, socket } from './panel-parts.ts'

/** Sixteen sockets in two rows. */
export function drawSwitch(pen: Pen, finish: Case, mark: Mark) {
  groundShadow(pen, footOf([-160, 0, -120], [320, 0, 120], 4), 44)
  const { front, top, right } = block(pen, {
    at: [-160, 4, -120],
    size: [320, 48, 120],
    radius: 2,
    bevel: 1,
    colour: finish.body,
  })
  for (let at = 0; at < 16; at++)
    socket(front, 'network', [104 + (at % 8) * 24 + (at % 8 > 3 ? 8 : 0), at < 8 ? 15 : 34], 1.22)
  for (let at = 0; at < 16; at++)
    front.area(
      rect([42 + (at % 8) * 6, at < 8 ? 14 : 22, 3.6, 3.6], 1),
      at % 5 === 3 ? mix(finish.body, ink, 0.5) : '#6FBF92',
    )
  front.area(circle([22, 20], 4), leaf)
  markOn(front, mark, [24, 36, 14], '#CFC7BC')
  slots(right, [20, 12, 80, 22], {
    count: 14,
    colour: mix(right.tone(finish.body), ink, 0.6),
    upright: true,
  })
  for (const x of [14, 306]) for (const y of [16, 100]) screw(top, [x, y], 4)
  markOn(top, mark, [160, 62, 30], mix(top.tone(finish.body), '#ffffff', 0.35))
}
