import type { CallDefinition } from '#contract/call-definition.ts'
import type { z } from '#contract/schema.ts'

type Body = NonNullable<CallDefinition['body']>

export function formsOf(body: Body): z.ZodObject[] {
  return 'decidingField' in body ? [body.with, body.without] : [body]
}

export function formFor(body: Body, input: unknown): z.ZodObject {
  if (!('decidingField' in body)) return body
  return Object.hasOwn(Object(input), body.decidingField) ? body.with : body.without
}
