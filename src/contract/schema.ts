import * as z from 'zod'

/** By the type that zod expects. */
const typeTexts: Partial<Record<string, string>> = {
  string: 'This must be text',
  number: 'This must be a number',
  nan: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'This must be a group of named fields',
  record: 'This must be a group of named fields',
}

/** What a size is counted in; a number is its own size. */
const units: Partial<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  set: ' entries',
}

/** The text of every fault that its schema has no text for: a validator's own words are for programmers. */
function textOfIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : typeText(issue.expected)
    case 'too_big':
      return `At most ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      return `At least ${issue.minimum}${unitOf(issue.origin)}`
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`
    default:
      return 'This is not in the form that is expected here'
  }
}

function typeText(expected: string) {
  return typeTexts[expected] ?? 'This is not of the kind that is expected here'
}

function unitOf(origin: string) {
  return units[origin] ?? ''
}

z.config({
  // zod's generated validators need `new Function`, which the pages' Content-Security-Policy forbids.
  jitless: 'document' in globalThis,
  customError: textOfIssue,
})

export { z }
