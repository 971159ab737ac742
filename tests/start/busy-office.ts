import { setTimeout as wait } from 'node:timers/promises'
import { productCategories } from '#contract/products/product.ts'
import { callsTo, formOf, productFormOf } from '../open-house.ts'
import { drawing } from '../stories/drawings.ts'
import { travelBook } from '../stories/goods.ts'
import { laptopsForTheOffice } from '../stories/questions.ts'

/** What a product must be, as far as the office was told; null where it was told of the deletion. */
type Told = Map<string, string | null>

export type Office = {
  /** The stamp of each write that was acknowledged, by the product's id. */
  told: Told
  /** Writes that were sent and not answered: either outcome is right. */
  untold: Map<string, string | null>
  /** The references of the enquiries that were acknowledged. */
  asked: Set<string>
  /** The pictures whose files have been found whole. */
  whole: Set<string>
  /** How many writes were acknowledged. */
  writes: number
  /** How many products were on the list after the last kill. */
  listed: number
}

let stamps = 0

const photo = await drawing('jpeg', { width: 340, height: 200 })

/** Adds, edits and deletes as fast as the server answers, until it no longer does, while somebody asks. */
export async function keepOfficeBusy(address: string, token: string, office: Office, clients = 4) {
  const clerks = Array.from({ length: clients }, () => keepClerkBusy(address, token, office))
  await Promise.all([...clerks, keepAsking(address, office)])
}

/** A visitor who asks again and again, and lets the clerks come to their turn. */
async function keepAsking(address: string, { asked }: Office) {
  const { call } = callsTo(address, '')
  try {
    for (;;) await ask()
  } catch {
    // The server is gone.
  }

  async function ask() {
    const message = `Question ${process.pid}-${++stamps}: what does it cost?`
    const body = { ...laptopsForTheOffice, message }
    const { status, json } = await call('POST', '/enquiry', { body })
    if (status === 201) asked.add(String(json['reference']))
    await wait(5)
  }
}

async function keepClerkBusy(address: string, token: string, office: Office) {
  const { call } = callsTo(address, token)
  const own: string[] = []
  try {
    for (let turn = 0; ; turn++) {
      const id = turn % 3 === 0 ? undefined : own.at(-1)
      await (turn % 7 === 6 && id ? remove(id) : save(id))
    }
  } catch {
    // The server is gone: that is what ends a clerk's day here.
  }

  async function save(id: string | undefined) {
    const stamp = `stamp-${process.pid}-${++stamps}`
    if (id) office.untold.set(id, stamp)
    const path = id ? `/admin/products-edit/${id}` : '/admin/products/add'
    const values = stamped(stamp)
    // An edit keeps the picture there is, and takes a tenth of the time.
    const form = id ? formOf(values) : productFormOf(values, pictureOf(stamp))
    const answer = await call(id ? 'PUT' : 'POST', path, { form })
    if (answer.status >= 300) throw new Error(answer.text)
    const { product } = answer.json as { product: { id: string } }
    if (!id) own.push(product.id)
    settle(product.id, stamp)
  }

  async function remove(id: string) {
    own.pop()
    office.untold.set(id, null)
    const answer = await call('DELETE', `/admin/products-del/${id}`)
    if (answer.status >= 300) throw new Error(answer.text)
    settle(id, null)
  }

  function settle(id: string, stamp: string | null) {
    office.told.set(id, stamp)
    office.untold.delete(id)
    office.writes++
  }
}

/** What follows a picture's end is not seen, and makes it another one. */
function pictureOf(stamp: string) {
  return Buffer.concat([photo, Buffer.from(stamp)])
}

/** One write leaves its stamp in three places: half of a write would show. Each goes to another shelf. */
function stamped(stamp: string) {
  const category = productCategories[stamps % productCategories.length]
  return { ...travelBook, category, name: stamp, description: stamp, specs: [stamp] }
}
