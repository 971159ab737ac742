/** A text for each refused field, by the field's name. */
export type FieldTexts = Record<string, string>

/** Every error of the API. `error` and `message` hold the same text, for people. */
export type RefusedResponse = {
  success: false
  error: string
  message: string
  fields?: FieldTexts
}

export function refusedResponse(message: string, fields?: FieldTexts): RefusedResponse {
  return { success: false, error: message, message, ...(fields ? { fields } : {}) }
}

export function isRefusedResponse(value: unknown): value is RefusedResponse {
  return typeof Object(value).message === 'string'
}

export const generalMessages = {
  refusedInput: 'Please check the marked fields',
  failed: 'Something went wrong on our side. Please try again in a moment.',
  noReply: 'No response from server. Please check your connection.',
} as const
