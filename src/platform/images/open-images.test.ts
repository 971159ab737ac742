import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { serverMessages } from '#contract/server-messages.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { childProcesses } from '#tests/child-processes.ts'
import { logLines } from '#tests/log-lines.ts'
import { openLog } from '../log/open-log.ts'
import { openImages } from './open-images.ts'

const silent = openLog('silent')

const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
after(() => rm(folder, { recursive: true }))

const photo = await uploaded(folder, await drawing('jpeg', { width: 900, height: 700 }))
const large = await uploaded(folder, await drawing('png', { width: 4000, height: 3000 }), 'large')

test('pictures are made in a process of their own, and come back whole', async () => {
  const images = openImages(silent)
  const made = await images.render(photo.path)
  assert(typeof made !== 'string')
  assert.deepEqual([...made.webp.keys()], [320, 640, 900])
  assert.equal(made.webp.get(320)?.subarray(8, 12).toString('latin1'), 'WEBP')
  const avif = await images.renderAvif(made.webp.get(900) ?? Buffer.alloc(0), 320)
  assert.equal(avif.subarray(4, 12).toString('latin1'), 'ftypavif')
  assert.equal(imageProcesses().length, 1)
})

test('an image process that is killed during a picture is started again, and the picture is rendered', async () => {
  const images = openImages(silent)
  const before = imageProcesses()
  const making = images.render(large.path)
  const [killed = NaN] = await newWorkshops(before)
  process.kill(killed, 'SIGKILL')
  assert(typeof (await making) !== 'string')
})

test('an image process that is killed while it makes an icon is started again, and the icon is made', async () => {
  const images = openImages(silent)
  const made = await images.render(photo.path)
  assert(typeof made !== 'string')
  const picture = made.webp.get(900) ?? Buffer.alloc(0)
  const [before = NaN] = imageProcesses()
  const making = images.renderIcon(picture, { size: 512, share: 0.8, isOpaque: true })
  process.kill(before, 'SIGKILL')
  assert.equal((await making).subarray(1, 4).toString('latin1'), 'PNG')
})

test('an icon whose process is killed each time is unavailable, which is logged, and the next one is made', async () => {
  const { log, lines } = logLines()
  const images = openImages(log)
  const made = await images.render(photo.path)
  assert(typeof made !== 'string')
  const picture = made.webp.get(900) ?? Buffer.alloc(0)
  const before = imageProcesses()
  const making = images.renderIcon(picture, { size: 512, share: 0.8, isOpaque: true })
  const refused = assert.rejects(making, { kind: 'unavailable', message: serverMessages.notMade })
  for (const pid of before) process.kill(pid, 'SIGKILL')
  const [second = NaN] = await newWorkshops(before)
  process.kill(second, 'SIGKILL')
  await refused
  assert.deepEqual(lines, ['the image process is unavailable'])
  assert.equal((await images.renderIcon(picture, { size: 48, share: 1, isOpaque: false }))[1], 0x50)
})

test('a picture that crashes the image process every time counts as unreadable, and the next one is rendered', async () => {
  const images = openImages(silent)
  const before = imageProcesses()
  const making = images.render(large.path)
  const [first = NaN] = await newWorkshops(before)
  process.kill(first, 'SIGKILL')
  const [second = NaN] = await newWorkshops([...before, first])
  process.kill(second, 'SIGKILL')
  assert.equal(await making, 'unreadable')
  assert(typeof (await images.render(photo.path)) !== 'string')
})

test('after the stop the picture being made is finished, and no other is begun', async () => {
  const images = openImages(silent)
  const [making, waiting] = [images.render(photo.path), images.render(photo.path)]
  const turnedAway = assert.rejects(waiting, { kind: 'unavailable' })
  assert(images.isBusy())
  images.stop()
  await turnedAway
  assert(typeof (await making) !== 'string')
})

function imageProcesses(others?: number[]) {
  return childProcesses('image-worker-process', others)
}

/** Those begun since, a moment after, so that they are at work. */
async function newWorkshops(before: number[]) {
  for (;;) {
    const begun = imageProcesses(before)
    if (begun.length > 0) return begun
    await wait(5)
  }
}
