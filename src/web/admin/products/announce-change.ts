import { changeMessages } from '#contract/products/product-change.ts'
import type { ChangeOutcome, RefusedProduct } from '#contract/products/product-change.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { announce, announceFailure } from '../../ui/toasts.tsx'
import { ApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { watchChange } from './watched-change.ts'

type StoredChange = { message: string; changeId?: string | null }

/** What reads a product, or several, also those that are deleted. */
export const productReads = [
  productCalls.listRecords,
  productCalls.listFeatured,
  productCalls.findRecord,
  productCalls.findHistory,
  trashCalls.list,
]

/** Shows that a change was stored, with a button that undoes the whole of it. */
export function announceChange({ message, changeId }: StoredChange) {
  if (!changeId) return announce(message)
  announce(message, { text: 'Undo', run: () => void undoChange(changeId) })
}

/** Of a change, or of an undo, which names what it has left as it is. */
export function announceOutcome({ message, changeId, refused }: ChangeOutcome) {
  if (!refused) return announceChange({ message, changeId })
  if (refused.length > 0) announce([message, refusedText(refused)].join(' '))
  else announce(message, { text: 'Redo', run: () => void redo(changeId) })
}

/** The screen of the change may have been left: the result is a toast, also where it failed. */
export async function undoChange(changeId: string) {
  try {
    const change = { progressId: changeId, text: 'Undoing the change of products...' }
    announceOutcome(await watchChange(change, () => callApi(productCalls.undoChange, { changeId })))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    announceFailure(`${changeMessages.undoFailed}: ${error.message}`)
  } finally {
    await outdate(productReads)
  }
}

/** All fields of a product as they were after an event of its history. */
export async function restoreVersion(id: string, eventId: string) {
  try {
    announceChange(await callApi(productCalls.restoreVersion, { id, eventId }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    announceFailure(`${changeMessages.versionFailed}: ${error.message}`)
  } finally {
    await outdate(productReads)
  }
}

function redo(changeId: string | null) {
  return changeId ? undoChange(changeId) : undefined
}

const namesShown = 5

/** Which products were left as they are, and why. */
function refusedText(refused: RefusedProduct[]) {
  const texts = refused.slice(0, namesShown).map(({ name, reason }) => `${name}: ${reason}`)
  const others = refused.length - texts.length
  const rest = others > 0 ? [`And ${others} more.`] : []
  return ['Not changed:', ...texts, ...rest].join(' ')
}
