/** A text for each refused field, by the field's name. */
export type FieldTexts = Record<string, string>

/** Every error of the API. `error` and `message` hold the same text, for people. */
export type RefusedAnswer = {
  success: false
  error: string
  message: string
  fields?: FieldTexts
}

export function refusedAnswer(message: string, fields?: FieldTexts): RefusedAnswer {
  return { success: false, error: message, message, ...(fields ? { fields } : {}) }
}

export function isRefusedAnswer(value: unknown): value is RefusedAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string'
  )
}

export const generalMessages = {
  refusedInput: 'Please check the marked fields',
  notFound: 'There is nothing at this address',
  wrongMethod: 'Nothing at this address is called in this way',
  failed: 'Something went wrong on our side. Please try again in a moment.',
  storeAway: 'Files cannot be stored or read at the moment. Please try again in a few minutes.',
  databaseUnavailable: 'We cannot reach our database at the moment. Please try again in a minute.',
  nothingCanBeSaved: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  tooLarge: 'This is more than we can take at once',
  wrongType: 'This kind of content is not accepted here',
  unreadable: 'The request could not be read',
  noReply: 'No response from server. Please check your connection.',
} as const
