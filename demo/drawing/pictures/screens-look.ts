import { hairline, mix } from './drawing/colour.ts'

export const faint = mix(hairline, '#ffffff', 0.35)

export const slate = '#6B645B'
