import type { z } from '#contract/schema.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { Visitor } from '#domain/accounts/change-sessions.ts'
import type { LiveSession } from '#domain/accounts/find-sessions.ts'
import type { App } from '#domain/app.ts'
import type { Administrator } from '#domain/audit/actor.ts'
import type { CustomerSession } from '#domain/customers/customer-sessions.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { EitherForm } from './body-forms.ts'

/** Who may call. There is no default: an endpoint without a guard does not compile. */
export type Guard = 'anyone' | 'customer' | 'administrator'

/** The header Idempotency-Key: the same call again means the same thing. */
type Keyed = { key: string | undefined }

/** Who calls, as far as the guard knows. */
type Caller<G extends Guard> = Visitor & Keyed & GuardedCaller[G]

/** What each guard finds out about the caller. */
export type GuardedCaller = {
  anyone: object
  customer: { customerSession: CustomerSession }
  administrator: { session: LiveSession; by: Administrator }
}

type Schema = z.ZodObject | undefined
type BodySchema = Schema | EitherForm
type Parsed<S extends BodySchema> = S extends z.ZodObject
  ? z.infer<S>
  : S extends EitherForm<infer With, infer Without>
    ? z.infer<With> | z.infer<Without>
    : undefined

/** A field of files in a multipart form, with the texts that refuse what it does not take. */
export type FileField = {
  most: number
  tooMany: string
  /** Too large a file refuses the whole form. Without this the call judges each of them by itself. */
  size?: FileSize
  /** The text where there is none; without it, none is needed. */
  required?: string
}

/** A file has to be smaller. */
type FileSize = { bytes: number; tooLarge: string }

type FileFields = Record<string, FileField> | undefined
type Uploads<F extends FileFields> = { [Name in keyof F]: Upload[] }

type Call<
  G extends Guard,
  Params extends Schema,
  Query extends Schema,
  Body extends BodySchema,
  F extends FileFields,
> = {
  caller: Caller<G>
  params: Parsed<Params>
  query: Parsed<Query>
  body: Parsed<Body>
  files: Uploads<F>
}

type Declared<Params, Query, Body, F, Answer> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, with parameters as `{id}`. */
  path: string
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** The fields of files. With them the body is a multipart form, without them it is JSON. */
  files?: F
  /** The one text above refused fields; without it, the first field's. */
  textOfFaults?: (fields: FieldTexts) => string
  /** What the answer holds besides `success`. */
  answer: Answer
  status?: 200 | 201
  /** True where the answer depends on the public content and the address alone. */
  isKept?: boolean
  /** What a caller should expect besides success, 400 and, behind a guard, 401. */
  refusals?: (401 | 404 | 409 | 429)[]
}

/** An endpoint as the table holds it: its parts fit together, which the compiler saw when it was declared. */
export type Endpoint = Declared<
  z.ZodObject,
  z.ZodObject,
  z.ZodObject | EitherForm,
  Record<string, FileField>,
  z.ZodObject
> & {
  guard: Guard
  call: (app: App, call: never) => Promise<object>
}

export function endpoint<
  G extends Guard,
  Answer extends z.ZodObject,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends BodySchema = undefined,
  F extends FileFields = undefined,
>(
  declared: Declared<Params, Query, Body, F, Answer> & {
    guard: G
    call: (app: App, call: Call<G, Params, Query, Body, F>) => Promise<z.infer<Answer>>
  },
): Endpoint {
  return declared
}
