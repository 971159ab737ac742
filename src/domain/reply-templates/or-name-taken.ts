import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { Refusal } from '../refusal.ts'

const { nameTaken } = replyTemplateMessages

/** Refuses a second template of one name. */
export async function orNameTaken<Stored>(store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw nameTakenRefusal()
  }
}

export function nameTakenRefusal() {
  return new Refusal('conflict', nameTaken, { fields: { name: nameTaken } })
}
