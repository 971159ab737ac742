import { execFileSync } from 'node:child_process'

/**
 * The ids of the processes that this one has begun with this module, on Linux and macOS. Those of
 * another test, one that is just ending for example, are named in `others`.
 */
export function childProcesses(module: string, others: number[] = []) {
  const found = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n')
  return found
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => parent === String(process.pid) && args.join(' ').includes(module),
    )
    .map(([pid]) => Number(pid))
    .filter((pid) => !others.includes(pid))
}
