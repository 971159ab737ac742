import type { FieldTexts } from './refused-response.ts'
import type { z } from './schema.ts'

/** A body that is one of two forms: with the deciding field it is the first, without it the second. */
export type EitherForm<
  With extends z.ZodObject = z.ZodObject,
  Without extends z.ZodObject = z.ZodObject,
> = { decidingField: string; with: With; without: Without }

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

/** The input and the response of a call. */
export type CallDefinition = {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject | EitherForm
  /** The fields of files. With them the body is a multipart form, without them it is JSON. */
  files?: Record<string, FileField>
  /** The body may be JSON as well, where no file goes with it. */
  takesJson?: true
  /** The one text above refused fields; without it, the first field's. */
  textOfFaults?: (fields: FieldTexts) => string
  /** The fields of the response besides `success`. */
  response: z.ZodObject
  /** What a refusal can hold besides its texts. */
  details?: z.ZodObject
  status?: 200 | 201
  /** True where the response is not JSON but the file that `response` names or makes. */
  sendsFile?: boolean
  /** True where the response depends only on the content and the address: whoever may call gets the same. */
  isCached?: boolean
  /** True where most of the response are views whose JSON is stored. */
  hasStoredJson?: boolean
  /** The statuses besides success, 400 and, where `can` requires them, 401 and 403. */
  refusals?: (401 | 404 | 409 | 429)[]
}

export type CallDefinitions<Names extends PropertyKey = string> = Record<Names, CallDefinition>

/** The fields of a view's schema: one that only the view or only the schema has does not compile. */
export type FieldsOf<View> = { [Name in keyof View]-?: z.ZodType<View[Name]> }
