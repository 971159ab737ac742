import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { minute, second } from '../clock/clock.ts'
import { lowerPriority } from '../concurrency/lower-priority.ts'
import { Semaphore } from '../concurrency/semaphore.ts'
import { OutageLog } from '../log/outage-log.ts'
import type { LinesOfOutages } from '../log/outage-log.ts'
import { notMade } from '../unavailable.ts'
import type { Images, PictureError, RenderedPicture } from './images.ts'
import type { ImageRequest, ImageResult, Made } from './image-worker-process.ts'

const workerProcess = fileURLToPath(new URL('./image-worker-process.ts', import.meta.url))

/** Without a request for so long the process ends, which frees all its memory. */
const idle = 20 * second

/** The largest picture takes 3 s on a slow machine. */
const longestRequest = minute

/**
 * Pictures are decoded and rendered in a process of their own, started with the first of them and at
 * a lower priority: a picture that crashes it, or needs all its memory, does not affect the site.
 */
export function openImages(log: LinesOfOutages): Images {
  const semaphore = new Semaphore()
  const worker = new ImageWorker(new OutageLog(log, 'the image process'))
  return {
    render: (path, signal) => semaphore.run(() => rendered(worker, path, signal)),
    async renderAvif(picture, width, signal) {
      return bytesOf(
        await semaphore.run(() => worker.run({ kind: 'avif', picture, width }, signal)),
      )
    },
    async renderIcon(picture, icon, signal) {
      return bytesOf(
        await semaphore.run(() => worker.runOrOutage({ kind: 'icon', picture, icon }, signal)),
      )
    },
    isBusy: () => semaphore.isInUse,
    stop: () => semaphore.close(),
  }
}

function bytesOf(made: Made) {
  if (!(made instanceof Uint8Array)) throw new Error('the image process made no file')
  return Buffer.from(made)
}

/** A picture with which the process exits twice counts as unreadable. */
async function rendered(
  worker: ImageWorker,
  path: string,
  signal?: AbortSignal,
): Promise<RenderedPicture | PictureError> {
  const made = await worker.run({ kind: 'picture', path }, signal).catch((error: unknown): Made => {
    if (error instanceof WorkerExited) return 'unreadable'
    throw error
  })
  if (made instanceof Uint8Array) throw new Error('the image process made no picture')
  return made
}

class WorkerExited extends Error {}

/** Sends one request after the other to the process, and starts a new one where the last has exited. */
class ImageWorker {
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #outages: OutageLog

  constructor(outages: OutageLog) {
    this.#outages = outages
  }

  /** Once more where the process exits: the system may have ended it for want of memory. */
  async run(request: ImageRequest, signal?: AbortSignal): Promise<Made> {
    const made = await this.#runOnce(request, signal).catch((error: unknown) => {
      if (!(error instanceof WorkerExited)) throw error
      return this.#runOnce(request, signal)
    })
    this.#outages.succeeded('write')
    return made
  }

  /** For a picture that was rendered before: where the process exits, the picture is not the reason. */
  async runOrOutage(request: ImageRequest, signal?: AbortSignal): Promise<Made> {
    return this.run(request, signal).catch((error: unknown) => {
      if (!(error instanceof WorkerExited)) throw error
      this.#outages.failed('write', error)
      throw notMade(error)
    })
  }

  async #runOnce(request: ImageRequest, signal?: AbortSignal): Promise<Made> {
    signal?.throwIfAborted()
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    const giveUp = () => child.kill('SIGKILL')
    const late = setTimeout(giveUp, longestRequest)
    signal?.addEventListener('abort', giveUp)
    try {
      child.ref()
      const result = await resultFrom(child, request)
      if ('error' in result) throw new Error(result.error)
      return result.made
    } catch (error) {
      if (error instanceof WorkerExited) this.#end(child)
      throw error
    } finally {
      clearTimeout(late)
      signal?.removeEventListener('abort', giveUp)
      child.unref()
      this.#idle = setTimeout(() => this.#end(child), idle).unref()
    }
  }

  #start() {
    const child = fork(workerProcess, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      // No settings, since the process decodes untrusted files and settings hold secrets. Without the
      // limit of arenas glibc retains freed memory in one heap per thread.
      env: { MALLOC_ARENA_MAX: '1' },
    })
    child.once('exit', () => this.#forget(child))
    child.once('error', () => this.#forget(child))
    child.channel?.unref()
    lowerPriority(child)
    return child
  }

  #end(child: ChildProcess) {
    this.#forget(child)
    child.kill('SIGKILL')
  }

  #forget(child: ChildProcess) {
    if (this.#child === child) this.#child = undefined
  }
}

function resultFrom(child: ChildProcess, request: ImageRequest) {
  return new Promise<ImageResult>((resolve, reject) => {
    const exited = () => settle(() => reject(new WorkerExited('the image process exited')))
    const received = (result: ImageResult) => settle(() => resolve(result))
    child.once('message', received)
    child.once('exit', exited)
    // It could not be started.
    child.once('error', exited)
    child.send(request, (error) => error && exited())

    function settle(finish: () => void) {
      child.off('message', received)
      child.off('exit', exited)
      child.off('error', exited)
      finish()
    }
  })
}
