import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { minute, second } from '../clock/clock.ts'
import { Turns } from '../turns/turns.ts'
import type { Images, PictureFault, RenderedPicture } from './images.ts'
import type { Delivery, Order } from './workshop.ts'

const workshop = fileURLToPath(new URL('./workshop.ts', import.meta.url))

/** Without an order for so long it ends, and gives back all the memory it took. */
const idle = 20 * second

/** The largest picture takes 3 s on a slow machine. */
const longestOrder = minute

/**
 * Pictures are read and made in a process of their own, which is begun with the first of them: one
 * that crashes or exhausts it takes nothing of the site along, and visitors come before it.
 */
export function openImages(): Images {
  const turns = new Turns()
  const hand = new Hand()
  return {
    render: (path, signal) => turns.run(() => rendered(hand, path, signal)),
    async renderAvif(picture, width, signal) {
      const made = await turns.run(() => hand.carryOut({ kind: 'avif', picture, width }, signal))
      return Buffer.from(made as Uint8Array)
    },
    isBusy: () => turns.isTaken,
    stop: () => turns.end(),
  }
}

/** A picture that ends the workshop, twice, is one that we cannot read. */
async function rendered(hand: Hand, path: string, signal?: AbortSignal) {
  const order: Order = { kind: 'picture', path }
  const made = await hand.carryOut(order, signal).catch(retryIfGone)
  return made as RenderedPicture | PictureFault

  function retryIfGone(error: unknown) {
    if (!(error instanceof WorkshopGone)) throw error
    return hand.carryOut(order, signal).catch((again: unknown) => {
      if (again instanceof WorkshopGone) return 'unreadable'
      throw again
    })
  }
}

class WorkshopGone extends Error {}

/** Gives one order after the other to the workshop, and begins a new one where the last has ended. */
class Hand {
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  async carryOut(order: Order, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted()
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#begin())
    const giveUp = () => child.kill('SIGKILL')
    const late = setTimeout(giveUp, longestOrder)
    signal?.addEventListener('abort', giveUp)
    try {
      child.ref()
      const delivery = await deliveryOf(child, order)
      if ('fault' in delivery) throw new Error(delivery.fault)
      return delivery.made
    } finally {
      clearTimeout(late)
      signal?.removeEventListener('abort', giveUp)
      child.unref()
      this.#idle = setTimeout(() => this.#end(child), idle).unref()
    }
  }

  #begin() {
    const child = fork(workshop, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      // None of our settings: what reads strangers' pictures knows no secret. The C library keeps what
      // was freed in as many heaps as there were threads, unless it is told.
      env: { MALLOC_ARENA_MAX: '1' },
    })
    child.once('exit', () => this.#forget(child))
    child.once('error', () => this.#forget(child))
    child.channel?.unref()
    giveWay(child)
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

function deliveryOf(child: ChildProcess, order: Order) {
  return new Promise<Delivery>((resolve, reject) => {
    const gone = () => settle(() => reject(new WorkshopGone('the picture ended the workshop')))
    const delivered = (delivery: unknown) => settle(() => resolve(delivery as Delivery))
    child.once('message', delivered)
    child.once('exit', gone)
    child.send(order, (error) => error && gone())

    function settle(tell: () => void) {
      child.off('message', delivered)
      child.off('exit', gone)
      tell()
    }
  })
}

/** Whoever reads a page is served first. Not every system lets us say so. */
function giveWay({ pid }: ChildProcess) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
