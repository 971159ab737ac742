import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { Extent } from '../extent.ts'
import type { Line } from '../report/print-table.ts'
import { openOurServer } from '../servers/our-server.ts'
import type { OurServer } from '../servers/our-server.ts'
import { findFamilyMemory, memoryLine } from './memory.ts'

const most = { page: 100, memory: 400 }

const product = {
  name: 'Kaveri TravelBook 14',
  brand: 'Kaveri',
  category: 'Laptops',
  price: '58990',
  modelNo: 'TB-14 G3',
  warranty: '3 years onsite',
  stockStatus: 'In Stock',
  description: 'Light.',
  specs: '[]',
}

/** Twenty products with ten photographs each, sent at once, while a visitor reads a cached page. */
export async function measureBusyUploads({ uploads }: Extent): Promise<Line[]> {
  await using server = await openOurServer(100)
  const photo = await photograph()
  const visit = readPages(server)
  const start = performance.now()
  const all = Array.from({ length: uploads }, (_, at) => upload(server, photo, at))
  await Promise.all(all)
  const seconds = (performance.now() - start) / 1000
  const { late, memory } = await visit.end()
  return [
    {
      what: `a kept page during ${uploads} uploads of 10 pictures`,
      measured: `${late.toFixed(0)} ms`,
      beside: `99 of 100 are faster; all uploaded after ${seconds.toFixed(0)} s`,
      goal: `< ${most.page} ms`,
      isMet: late < most.page,
    },
    memoryLine("memory meanwhile, the pictures' own process included", memory, most.memory),
  ]
}

/** Full of detail: it takes as long as a photograph. */
async function photograph() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const size = { width: 1600, height: 1200, channels: 3 as const }
  return sharp({ create: { ...size, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

async function upload({ port, authorization }: OurServer, photo: Buffer, at: number) {
  const body = new FormData()
  for (const [name, value] of Object.entries(product)) body.set(name, value)
  for (let picture = 0; picture < 10; picture++) {
    // What follows a picture's end is not seen, and makes it another one.
    const bytes = Buffer.concat([photo, Buffer.from(`${at}-${picture}`)])
    body.append('images', new Blob([new Uint8Array(bytes)]), `${picture}.jpg`)
  }
  const address = `http://127.0.0.1:${port}/api/admin/products/add`
  const response = await fetch(address, { method: 'POST', headers: authorization, body })
  if (response.status !== 201)
    throw new Error(`${response.status} for an upload: ${await response.text()}`)
}

/** A visitor who reads on, and the most memory that was seen meanwhile. */
function readPages({ port, pid }: OurServer) {
  const times: number[] = []
  let memory: number | undefined
  let isEnded = false
  const reading = read()
  return {
    async end() {
      isEnded = true
      await reading
      const sorted = times.toSorted((one, other) => one - other)
      return { late: sorted[Math.floor(sorted.length * 0.99)] ?? 0, memory }
    },
  }

  async function read() {
    while (!isEnded) {
      const start = performance.now()
      await (await fetch(`http://127.0.0.1:${port}/products`)).text()
      times.push(performance.now() - start)
      memory = Math.max(memory ?? 0, (await findFamilyMemory(pid)) ?? 0) || undefined
      await wait(20)
    }
  }
}
