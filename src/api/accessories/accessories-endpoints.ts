import { accessoryCalls } from '#contract/accessories/accessory-calls.ts'
import { accessoryDefinitions } from '#contract/accessories/accessory-definitions.ts'
import { accessoryMessages } from '#contract/accessories/accessory.ts'
import { addAccessory, removeAccessory } from '#domain/accessories/change-accessories.ts'
import { findTiedProducts } from '#domain/accessories/find-accessories.ts'
import { endpointsOf } from '../endpoint.ts'

export const accessoriesEndpoints = endpointsOf(accessoryCalls, accessoryDefinitions, {
  async list({ db }, { params }) {
    return findTiedProducts(db, params.id)
  },
  async add(app, { caller, params: { id: productId, accessoryId } }) {
    const name = await addAccessory(app, caller.by, { productId, accessoryId })
    return { message: accessoryMessages.added(name) }
  },
  async remove(app, { caller, params: { id: productId, accessoryId } }) {
    const name = await removeAccessory(app, caller.by, { productId, accessoryId })
    return { message: accessoryMessages.removed(name) }
  },
})
