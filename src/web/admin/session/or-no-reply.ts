import { generalMessages } from '#contract/refused-answer.ts'
import { ApiError } from './api-error.ts'

/** Of a part that comes when it is needed: one that does not come fails as a call does. */
export async function orNoReply<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new ApiError(generalMessages.noReply, { status: 0 })
  }
}
