import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileField } from '#contract/call-definition.ts'
import { serverMessages } from '#contract/server-messages.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { Refusal } from '#domain/refusal.ts'
import { restarting, storeUnavailable } from '#platform/unavailable.ts'
import { sentNameOf } from '#platform/files/file-name.ts'
import { makeFolder } from '#platform/files/make-folder.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { OutageLog } from '#platform/log/outage-log.ts'
import { messageOf, textField, numberField } from '#platform/unknown-fields.ts'

/** One text field holds 100 specification lines of 500 characters, in UTF-8, with room to spare. */
export const multipartLimits = {
  fieldSize: 300_000,
  fields: 40,
  files: 50,
  parts: 90,
  fieldNameSize: 100,
  /** Where no field takes more. A larger file is cut, and then refused by its field or call. */
  fileSize: 11 * 1024 * 1024,
}

export type MultipartForm = {
  values: Record<string, unknown>
  files: Record<string, Upload[]>
  faults: FieldTexts
}

/** The folder of unfinished uploads, and the signal that cancels them. */
export type Incoming = { folder: string; end: AbortSignal; outages: OutageLog }

type Reading = {
  folder: string
  fields: Record<string, FileField>
  form: MultipartForm
  values: Map<string, unknown>
}

/**
 * Reads a form whose files go to a folder of its own, of which nothing is left when `work` has ended.
 * However large they are, they never lie in memory.
 */
export async function withMultipart<Result>(
  request: FastifyRequest,
  fields: Record<string, FileField>,
  incoming: Incoming,
  work: (form: MultipartForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Refusal('wrong-type', serverMessages.wrongType)
  const folder = await orStoreUnavailable(incoming, () => newFolderIn(incoming.folder))
  try {
    const form = await Promise.race([
      orStoreUnavailable(incoming, () => readForm(request, folder, fields)),
      given(incoming.end, request),
    ])
    return await work(form)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function newFolderIn(folder: string) {
  makeFolder(folder)
  return mkdtemp(join(folder, 'form-'))
}

/** An error of the file system is an outage, mostly a full disk. */
async function orStoreUnavailable<Result>({ outages }: Incoming, work: () => Promise<Result>) {
  try {
    const result = await work()
    outages.succeeded('write')
    return result
  } catch (error) {
    const isOfFiles = textField(error, 'syscall') !== undefined
    if (!isOfFiles || textField(error, 'code') === 'ECONNRESET') throw error
    const fault = storeUnavailable(`An upload cannot be stored: ${messageOf(error)}`, error)
    outages.failed('write', fault)
    throw fault
  }
}

/** Rejects at the signal. The rest of the body is read and discarded, or the client would not read the response. */
function given(end: AbortSignal, { raw }: FastifyRequest) {
  return new Promise<never>((_resolve, reject) => {
    end.addEventListener('abort', giveUp, { once: true })
    raw.once('close', () => end.removeEventListener('abort', giveUp))
    if (end.aborted) giveUp()

    function giveUp() {
      raw.unpipe()
      raw.resume()
      reject(restarting())
    }
  })
}

async function readForm(
  request: FastifyRequest,
  folder: string,
  fields: Record<string, FileField>,
): Promise<MultipartForm> {
  const files: Record<string, Upload[]> = {}
  for (const name of Object.keys(fields)) files[name] = []
  const form: MultipartForm = { values: {}, files, faults: {} }
  const values = new Map<string, unknown>()
  const reading = { folder, fields, form, values }
  const sizes = Object.values(fields).map(({ size }) => size?.bytes ?? 0)
  const limits = { fileSize: Math.max(multipartLimits.fileSize, ...sizes) }
  try {
    for await (const part of request.parts({ limits })) await readPart(reading, part)
  } catch (error) {
    throw readingError(error, fields)
  }
  for (const [name, { required }] of Object.entries(fields)) {
    if (required && form.files[name]?.length === 0) form.faults[name] ??= required
  }
  return { ...form, values: Object.fromEntries(values) }
}

async function readPart(reading: Reading, part: Multipart) {
  const { form, values } = reading
  if (part.type === 'file') await readFile(reading, part)
  else if (part.valueTruncated) form.faults[part.fieldname] ??= 'This text is too long'
  else values.set(part.fieldname, part.value)
}

async function readFile({ folder, fields, form }: Reading, part: MultipartFile) {
  const { fieldname: name } = part
  // The type says string, but it is undefined where a browser sends an empty name. A browser sends a
  // quotation mark in a name as %22.
  const originalName = (textField(part, 'filename') ?? '').replaceAll('%22', '"')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const uploads = form.files[name] ?? []
  const isOneTooMany = field !== undefined && uploads.length >= field.most
  const isWanted = field !== undefined && !isOneTooMany
  const path = isWanted ? join(folder, `${name}-${uploads.length}`) : undefined
  const bytes = await drained(part, path)
  // A browser sends an empty file for a field in which none was chosen.
  if (originalName === '' && bytes === 0) return
  const fault = errorOf(field, isOneTooMany, bytes) ?? (path ? undefined : unexpected(name))
  if (fault) form.faults[name] ??= fault
  else if (path) uploads.push({ path, bytes, originalName: sentNameOf(originalName) || 'file' })
}

function errorOf(field: FileField | undefined, isOneTooMany: boolean, bytes: number) {
  if (field === undefined) return undefined
  if (isOneTooMany) return field.tooMany
  return field.size && bytes >= field.size.bytes ? field.size.tooLarge : undefined
}

function unexpected(name: string) {
  return `Unexpected file field: ${name}`
}

/** The number of bytes. Without a path they are discarded, because the rest of the form still has to be read. */
async function drained({ file }: MultipartFile, path: string | undefined) {
  let bytes = 0
  file.on('data', (chunk: Buffer) => (bytes += chunk.length))
  if (path) await pipeline(file, createWriteStream(path))
  else for await (const _ of file);
  return bytes
}

/** Too large is 413, a full disk is our outage; any other error is a malformed body. */
function readingError(error: unknown, fields: Record<string, FileField>) {
  const [only, ...others] = Object.entries(fields)
  if (textField(error, 'code') === 'FST_FILES_LIMIT' && only && others.length === 0)
    return tooMany(...only)
  const isOurs = textField(error, 'syscall') !== undefined || error instanceof TypeError
  if (numberField(error, 'statusCode') === 413 || isOurs) return error
  return new Refusal('invalid', serverMessages.unreadable)
}

/** More files than are read at all. */
function tooMany(name: string, field: FileField) {
  return new Refusal('invalid', field.tooMany, { fields: { [name]: field.tooMany } })
}
