import { attachmentLimits, attachmentMessages } from '#contract/submissions/attachment.ts'
import { contentHash } from '#platform/files/content-hash.ts'
import { fileNameOf } from '#platform/files/file-name.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { findAttachmentKind } from './attachment-kind.ts'
import type { AttachmentFile } from './reply-attachments-table.ts'

export const attachmentFolder = 'attachments/'

/**
 * Stores the files of a reply before the rows that name them. Each has a key of its own, so that the
 * file of one enquiry is deleted with it, whatever went to others.
 */
export async function storeAttachments(
  app: App,
  uploads: Upload[] = [],
): Promise<AttachmentFile[]> {
  refuseIfTooLarge(uploads)
  const kinds = await Promise.all(uploads.map(requireKind))
  const stored: AttachmentFile[] = []
  for (const [index, { path, bytes, originalName }] of uploads.entries()) {
    const kind = kinds[index]
    if (!kind) continue
    const fileKey = `${attachmentFolder}${newId().toLowerCase()}-${await contentHash(path)}`
    await app.files.put(fileKey, { path, bytes })
    const name = fileNameOf(originalName, { ...kind, otherwise: 'file' })
    stored.push({ fileKey, name, type: kind.type, bytes })
  }
  return stored
}

export function refuseIfTooLarge(files: { bytes: number }[]) {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (all > attachmentLimits.bytes) throw invalid(attachmentMessages.tooLarge)
}

async function requireKind(upload: Upload) {
  const name = upload.originalName
  if (upload.bytes === 0) throw invalid(attachmentMessages.empty(name))
  const kind = await findAttachmentKind(upload)
  if (!kind) throw invalid(attachmentMessages.wrongKind(name))
  return kind
}

function invalid(text: string) {
  return new Refusal('invalid', text, { fields: { attachments: text } })
}
