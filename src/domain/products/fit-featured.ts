import type { App } from '../app.ts'
import type { EditedProduct, EditedValues } from './edited-products.ts'
import { findFeaturedRoom } from './featured-order.ts'

export function featuresAnew({ featured }: EditedProduct, after: EditedValues) {
  return after.featured === 'Yes' && featured !== 'Yes'
}

type Undone<Step> = {
  steps: Step[]
  /** True for a step that makes one more product featured. */
  features: (step: Step) => boolean
  /** True for a step that makes one fewer. */
  unfeatures: (step: Step) => boolean
  /** The same step, after which the product is not featured. */
  without: (step: Step) => Step
}

/** Steps beyond what Home features leave their products not featured. Belongs in the transaction of the steps. */
export async function fitFeatured<Step>(
  app: App,
  { steps, features, unfeatures, without }: Undone<Step>,
): Promise<Step[]> {
  if (!steps.some(features)) return steps
  let room = (await findFeaturedRoom(app)) + steps.filter(unfeatures).length
  return steps.map((step) => {
    if (!features(step)) return step
    room -= 1
    return room < 0 ? without(step) : step
  })
}
