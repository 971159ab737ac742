import type { FastifyRequest } from 'fastify'
import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import { Refusal } from '#domain/refusal.ts'

/** One text field holds 100 specification lines of 500 characters, in UTF-8, with room to spare. */
export const multipartLimits = {
  fieldSize: 300_000,
  fields: 40,
  files: 20,
  parts: 60,
  fieldNameSize: 100,
  /** A picture of 5 MB, or a catalogue of 10 MB, is read and refused by its field's own text. */
  fileSize: 11 * 1024 * 1024,
}

type Part = Awaited<ReturnType<FastifyRequest['parts']> extends AsyncIterable<infer P> ? P : never>

/** The text fields of a form. Files are read to their end, and refused with the text of their field. */
export async function readMultipart(
  request: FastifyRequest,
  refusedFiles: Record<string, string>,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal('wrong-type', generalMessages.wrongType)
  const values = new Map<string, unknown>()
  const faults: FieldTexts = {}
  try {
    for await (const part of request.parts()) {
      const fault = await faultOf(part, refusedFiles)
      if (fault) faults[part.fieldname] ??= fault
      else if (part.type === 'field') values.set(part.fieldname, part.value)
    }
  } catch (error) {
    // Too large has a status of its own; all else is a body that does not keep to its own form.
    if ((error as { statusCode?: number }).statusCode === 413) throw error
    throw new Refusal('invalid', generalMessages.unreadable)
  }
  const [text] = Object.values(faults)
  if (text) throw new Refusal('invalid', text, { fields: faults })
  return Object.fromEntries(values)
}

async function faultOf(part: Part, refusedFiles: Record<string, string>) {
  if (part.type === 'field') return part.valueTruncated ? 'This text is too long' : undefined
  const bytes = await drained(part.file)
  // A browser sends an empty file for a field in which none was chosen.
  if (part.filename === '' && bytes === 0) return undefined
  return refusedFiles[part.fieldname] ?? `Unexpected file field: ${part.fieldname}`
}

async function drained(file: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const chunk of file) bytes += chunk.length
  return bytes
}
