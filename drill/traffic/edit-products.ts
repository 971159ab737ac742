import { callsTo, formOf, productFormOf } from '#tests/calls-to.ts'
import type { ApiResponse } from '#tests/calls-to.ts'
import { drawing } from '#tests/fixtures/drawings.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import type { Ledger, ProductState } from './ledger.ts'
import { logResponse } from './response-log.ts'
import type { Client, Target } from './target.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

let names = 0

const photo = await drawing('jpeg', { width: 340, height: 200 })

/** Adds products with a picture, and changes and deletes those that it has added. */
export function editorOf(target: Target): Client {
  const { address, token, ledger, log } = target
  const { call } = callsTo(address, token)
  const own: string[] = []
  let turn = 0
  return async function editNext() {
    const id = turn % 3 === 0 ? undefined : own.at(-1)
    const isDeletion = turn % 7 === 6
    turn++
    if (!id) return add()
    return isDeletion ? remove(id) : change(id)
  }

  async function add() {
    const product = await addProduct(target)
    if (product) own.push(product.id)
  }

  async function change(id: string) {
    const name = newName()
    // A change without pictures leaves the stored ones, and takes a tenth of the time.
    const form = formOf(valuesOf(name))
    await replace(id, name, () => call('PUT', `/admin/products-edit/${id}`, { form }))
  }

  async function remove(id: string) {
    await replace(id, null, () => call('DELETE', `/admin/products-del/${id}`))
  }

  async function replace(id: string, state: ProductState, send: () => Promise<ApiResponse>) {
    ledger.pendingProducts.set(id, state)
    const response = await logResponse(log, 'product change', send)
    const isSaved = isSuccess(response)
    if (isSaved) acknowledge(ledger, id, state)
    // A deleted product cannot be changed again, and one in doubt must not get a third possible state.
    if (state === null || !isSaved) own.splice(own.indexOf(id), 1)
  }
}

type AddedProduct = { id: string; createdAt: string; images: { thumbnail: string }[] }

/** Undefined where it is not acknowledged. */
export async function addProduct(
  { address, token, ledger, log }: Target,
  morePictures: Buffer[] = [],
): Promise<AddedProduct | undefined> {
  const name = newName()
  const form = productFormOf(valuesOf(name), pictureOf(name))
  for (const picture of morePictures) {
    form.append('images', new Blob([new Uint8Array(picture)]), 'side.jpg')
  }
  const { call } = callsTo(address, token)
  const response = await logResponse(log, 'upload', () =>
    call('POST', '/admin/products/add', { form }),
  )
  if (!isSuccess(response)) return undefined
  const { product } = response.json as { product: AddedProduct }
  acknowledge(ledger, product.id, name)
  return product
}

function acknowledge(ledger: Ledger, id: string, state: ProductState) {
  ledger.products.set(id, state)
  ledger.pendingProducts.delete(id)
  ledger.productWrites++
}

function isSuccess(response: ApiResponse | undefined): response is ApiResponse {
  return response !== undefined && response.status < 300
}

function newName() {
  return `product-${process.pid}-${++names}`
}

/** Decoders ignore what follows the end of a picture, and it makes each picture another one. */
function pictureOf(name: string) {
  return Buffer.concat([photo, Buffer.from(name)])
}

/** The name is saved in three places, so that half of a write would show. */
function valuesOf(name: string) {
  const category = specifiedCategories[names % specifiedCategories.length]
  return { ...travelBook, category, name, description: name, specs: [name] }
}
