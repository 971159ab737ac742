import type { z } from '#contract/schema.ts'

/** A body that is one of two forms: with the telling field it is the one, without it the other. */
export type EitherForm<
  With extends z.ZodObject = z.ZodObject,
  Without extends z.ZodObject = z.ZodObject,
> = { tellingField: string; with: With; without: Without }

type Body = z.ZodObject | EitherForm

export function formsOf(body: Body): z.ZodObject[] {
  return 'tellingField' in body ? [body.with, body.without] : [body]
}

export function formFor(body: Body, input: unknown): z.ZodObject {
  if (!('tellingField' in body)) return body
  return Object.hasOwn(Object(input), body.tellingField) ? body.with : body.without
}
