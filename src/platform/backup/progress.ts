/** Reports the progress of long work: one line that is overwritten on a terminal, nothing elsewhere. */
export type Progress = (what: string, done: number, total: number) => void

export const noProgress: Progress = () => undefined

const pause = 100

export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return noProgress
  let last = 0
  return (what, done, total) => {
    const isDone = done >= total
    if (!isDone && performance.now() - last < pause) return
    last = performance.now()
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total)
    stream.write(`\r\u001b[K${what}: ${percent} %${isDone ? '\n' : ''}`)
  }
}
