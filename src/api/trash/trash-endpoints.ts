import { listLimits } from '#contract/list-limits.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { trashDefinitions } from '#contract/trash/trash-definitions.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { purgeProduct } from '#domain/products/purge-products.ts'
import { restoreProduct } from '#domain/products/restore-product.ts'
import { countTrash, findTrash } from '#domain/trash/find-trash.ts'
import { endpointsOf } from '../endpoint.ts'

export const trashEndpoints = endpointsOf(trashCalls, trashDefinitions, {
  async list({ db }, { query: { page = 1, limit = listLimits.onPage } }) {
    const [items, total] = await Promise.all([findTrash(db, { page, limit }), countTrash(db)])
    return { items, total, page, limit }
  },
  async restore(app, { caller, params }) {
    const { name, changeId } = await restoreProduct(app, caller.by, params.id)
    return { message: trashMessages.restored(name), changeId }
  },
  async purge(app, { caller, params }) {
    const name = await purgeProduct(app, caller.by, params.id)
    return { message: trashMessages.purged(name) }
  },
})
