import type { FieldsOf } from './call-definition.ts'
import type { RefusedFile } from './pictures/picture-upload.ts'
import { plainText } from './plain-text.ts'
import { z } from './schema.ts'
import type { TextChange } from './text-change.ts'

/** Ids are opaque. What is no id at all is found nowhere, so it needs no fault of its own. */
export const IdParams = z.object({ id: plainText() })

/** Of a call that sends a file: its bytes are the response, with this name and type in the headers. */
export const FileResponse = z.object({
  file: z.object({
    fileKey: z.string(),
    name: z.string(),
    type: z.string(),
    bytes: z.int(),
    /** It was made by the printer, and is in its folder. */
    isPrinted: z.boolean().optional(),
  }),
})

/** Of a call that makes a file while it is sent. */
export const ContentResponse = z.object({
  content: z.object({
    name: z.string(),
    type: z.string(),
    chunks: z.custom<AsyncIterable<Uint8Array | string>>(),
  }),
})

export const MessageResponse = z.object({ message: z.string() })

/** Present where the list was asked for in pages, or has too many items to be given whole. */
export const PagingResponse = {
  total: z.int().optional(),
  page: z.int().optional(),
  limit: z.int().optional(),
  /** Of the following part, where there is one. */
  next: z.string().optional(),
}

export const RefusedSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** The rejected files of an upload. The others are stored. */
export const RefusedFilesResponse = {
  errors: z.array(
    z.object({ name: z.string(), message: z.string() } satisfies FieldsOf<RefusedFile>),
  ),
}

export const TextChangeResponse = z.object({
  field: z.string(),
  label: z.string(),
  from: z.string(),
  to: z.string(),
} satisfies FieldsOf<TextChange>)
