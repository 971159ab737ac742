/**
 * Loaded into a server by `--import`: its Date differs from the machine's by the milliseconds in the
 * file that CLOCK_OFFSET_FILE names.
 */
import { readFileSync } from 'node:fs'

const file = process.env['CLOCK_OFFSET_FILE'] ?? ''
const MachineDate = Date
let offset = 0

readOffset()
setInterval(readOffset, 50).unref()

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [shiftedNow()], newTarget) as Date,
  apply: () => new MachineDate(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : (Reflect.get(target, name) as unknown)),
})

function readOffset() {
  offset = Number(readFileSync(file, 'utf8'))
}

function shiftedNow() {
  return MachineDate.now() + offset
}
