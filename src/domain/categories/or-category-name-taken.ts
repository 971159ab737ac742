import { categoryMessages } from '#contract/categories/category.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { Refusal } from '../refusal.ts'

const { nameTaken } = categoryMessages

/** Refuses a second category of one name, or of one address. */
export async function orCategoryNameTaken<Stored>(store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new Refusal('conflict', nameTaken, { fields: { name: nameTaken } })
  }
}
