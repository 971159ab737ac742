import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second. */
const millisecondsPerTick = 10

/** Milliseconds that a process has spent on the processor, whatever else ran; Linux alone tells it. */
export async function processorTime(pid: number) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (status === undefined) return undefined
  // The name of the program stands in parentheses and may itself have spaces.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  const [user, system] = fields.slice(11, 13)
  return (Number(user) + Number(system)) * millisecondsPerTick
}
