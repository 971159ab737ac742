import { useRef } from 'react'
import { changedFields, changeMessages } from '#contract/products/product-change.ts'
import type { BulkValues } from '#contract/products/product-change.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { fieldRowOf } from '#contract/products/product-fields.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import type { Listing } from '../lists/office-list.ts'
import { ApiError, detailsIn, failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, queryClient } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { announceChange, productReads } from './announce-change.ts'

type InlineEdit = { product: ProductRecord; values: BulkValues }

export type InlineChange = ReturnType<typeof useInlineChange>

/**
 * A change of one field in the list: shown at once, and taken back with the reason where it is
 * refused. Where somebody else was faster, the list shows what is stored and the reason names both.
 */
export function useInlineChange() {
  const changing = useRef(new Map<string, Promise<unknown>>())
  const changedFrom = useRef(new Map<string, number>())
  const { run: send, ...write } = useWrite({
    subjectOf: ({ product }: InlineEdit) => product.id,
    async store({ product, values }: InlineEdit) {
      showProduct({ ...product, ...values })
      try {
        const stored = await callApi(productCalls.changeSeveral, inputOf(product, values))
        changedFrom.current.set(product.id, product.version)
        return stored
      } catch (error) {
        const theirs = detailsIn(productCalls.changeSeveral, error)?.product
        showProduct(theirs ?? product)
        throw theirs ? conflictOf(values, theirs) : error
      }
    },
    failureOf: (error) => failureUnder(changeMessages.failed, error),
    onStored: announceChange,
    outdates: productReads,
  })

  /**
   * One that is chosen while another change of the product is under way follows it, and so does one that is
   * chosen before the list has the version which that change made.
   */
  async function run({ product, values }: InlineEdit) {
    const { id, version } = product
    const before = changing.current.get(id)
    const isFollowing = before !== undefined || changedFrom.current.get(id) === version
    const stored = isFollowing ? sendAfter(before, { product, values }) : send({ product, values })
    changing.current.set(id, stored)
    await stored
    if (changing.current.get(id) === stored) changing.current.delete(id)
    return stored
  }

  async function sendAfter(before: Promise<unknown> | undefined, { product, values }: InlineEdit) {
    await before
    const query = callQuery(productCalls.findRecord, { id: product.id })
    const found = await queryClient
      .fetchQuery({ ...query, staleTime: 0 })
      .catch(() => ({ product }))
    return send({ product: found.product, values })
  }

  return { ...write, run }
}

function inputOf({ id, version }: ProductRecord, { price, publishAt: _, ...others }: BulkValues) {
  const set = price === undefined ? undefined : { set: price, rounding: 'none' as const }
  return { ids: [id], version, changes: { ...others, price: set } }
}

/** In every page of the list that was read. */
function showProduct(product: ProductRecord) {
  const queryKey = ['attended', productCalls.listRecords.path]
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<Listing<ProductRecord>>(
    { queryKey },
    (listing) =>
      listing && {
        ...listing,
        rows: listing.rows.map((row) => (row.id === product.id ? product : row)),
      },
  )
}

function conflictOf(values: BulkValues, theirs: ProductRecord) {
  const texts = changedFields.flatMap((field) => {
    const chosen = values[field]
    if (chosen === undefined) return []
    const [stored, yours] = [theirs[field], chosen].map((value) => productFieldText(field, value))
    return `${fieldRowOf(field).label} is now ${stored}, and you chose ${yours}.`
  })
  const text = `Someone else has changed ${theirs.name} meanwhile. ${texts.join(' ')}`
  return new ApiError(text, { status: 409, isServerText: true })
}
