import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryDefinitions } from '#contract/categories/category-definitions.ts'
import { categoryMessages } from '#contract/categories/category.ts'
import { addCategory } from '#domain/categories/add-category.ts'
import { changeCategory } from '#domain/categories/change-category.ts'
import { listCategories, listRemovedCategories } from '#domain/categories/list-categories.ts'
import { mergeCategory, previewMerge } from '#domain/categories/merge-category.ts'
import { orderCategories } from '#domain/categories/order-categories.ts'
import { removeCategory } from '#domain/categories/remove-category.ts'
import { restoreCategory } from '#domain/categories/restore-category.ts'
import { endpointsOf } from '../endpoint.ts'

export const categoriesEndpoints = endpointsOf(categoryCalls, categoryDefinitions, {
  async list({ db }) {
    return { categories: await listCategories(db), removed: await listRemovedCategories(db) }
  },
  async add(app, { caller, body }) {
    return { message: categoryMessages.added, category: await addCategory(app, caller.by, body) }
  },
  async order(app, { caller, body }) {
    await orderCategories(app, caller.by, body.ids)
    return { message: categoryMessages.reordered }
  },
  async change(app, { caller, params, body }) {
    const category = await changeCategory(app, caller.by, params.id, body)
    return { message: categoryMessages.changed, category }
  },
  async remove(app, { caller, params }) {
    await removeCategory(app, caller.by, params.id)
    return { message: categoryMessages.removed }
  },
  async previewMerge({ db }, { params }) {
    return { merge: await previewMerge(db, params.id) }
  },
  async merge(app, { caller, params, body }) {
    const { name, into } = await mergeCategory(app, caller.by, { id: params.id, into: body.into })
    return { message: categoryMessages.merged(name, into) }
  },
  async restore(app, { caller, params }) {
    const { wasMerged, count, left } = await restoreCategory(app, caller.by, params.id)
    const { restored, restoredWith } = categoryMessages
    return { message: wasMerged ? restoredWith(count, left) : restored }
  },
})
