import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minute, second } from '../clock/clock.ts'
import { lowerPriority } from '../concurrency/lower-priority.ts'
import { restarting } from '../unavailable.ts'
import type { FromPrinter, ToPrinter } from './print-messages.ts'
import type { ReadFile } from './printer.ts'

/** Without a task for so long the process ends, which frees all its memory. */
const idle = 20 * second

/** 500 products with pictures take some seconds. */
const longestTask = minute

/** Makes one document after the other in a process of its own, at a lower priority and with little memory. */
export class PrintProcess {
  readonly #entry: string
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(entry: URL) {
    this.#entry = fileURLToPath(entry)
  }

  /**
   * Once more where the process exits: the system may have ended it for want of memory. Rejects with
   * `PrintProcessExited` where it exits again, or has taken too long.
   */
  async print(task: object, read: ReadFile): Promise<Buffer> {
    const deadline = performance.now() + longestTask
    return this.#printUntil(deadline, task, read).catch((error: unknown) => {
      if (!(error instanceof PrintProcessExited) || performance.now() >= deadline) throw error
      return this.#printUntil(deadline, task, read)
    })
  }

  async #printUntil(deadline: number, task: object, read: ReadFile): Promise<Buffer> {
    if (this.#isStopped) throw restarting()
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    const late = setTimeout(() => this.#end(child), deadline - performance.now())
    child.ref()
    try {
      return await madeBy(child, task, read)
    } catch (error) {
      if (error instanceof PrintProcessExited) this.#end(child)
      throw error
    } finally {
      clearTimeout(late)
      child.unref()
      this.#idle = setTimeout(() => this.#end(child), idle).unref()
    }
  }

  stop() {
    this.#isStopped = true
    clearTimeout(this.#idle)
    if (this.#child) this.#end(this.#child)
  }

  #start() {
    const child = fork(this.#entry, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      // No settings: they hold secrets, and the process reads pictures that somebody has uploaded.
      env: { MALLOC_ARENA_MAX: '1', ...sharedCompileCache() },
    })
    const forget = () => {
      if (this.#child === child) this.#child = undefined
    }
    child.once('exit', forget)
    child.once('error', forget)
    child.channel?.unref()
    lowerPriority(child)
    return child
  }

  #end(child: ChildProcess) {
    if (this.#child === child) this.#child = undefined
    child.kill('SIGKILL')
  }
}

export class PrintProcessExited extends Error {}

function madeBy(child: ChildProcess, task: object, read: ReadFile) {
  return new Promise<Buffer>((resolve, reject) => {
    let unread: Error | undefined
    const send = (message: ToPrinter) => child.send(message, (error) => error && exited())
    const exited = () => settle(() => reject(new PrintProcessExited('the printing process exited')))
    const received = (message: FromPrinter) => {
      if ('made' in message) return settle(() => resolve(Buffer.from(message.made)))
      if ('error' in message) return settle(() => reject(unread ?? new Error(message.error)))
      const { needs } = message
      read(needs).then(
        (bytes) => send({ file: needs, bytes }),
        (error: Error) => {
          // The process has to end this task before it gets another one.
          unread = error
          send({ file: needs, error: error.message })
        },
      )
    }
    child.on('message', received)
    child.once('exit', exited)
    child.once('error', exited)
    send({ task })

    function settle(finish: () => void) {
      child.off('message', received)
      child.off('exit', exited)
      child.off('error', exited)
      finish()
    }
  })
}

/** Where this process reads compiled code, if anywhere. Node adds a folder for its version itself. */
function sharedCompileCache() {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
