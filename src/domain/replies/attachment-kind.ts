import { isPdf, pdfMarkBytes } from '#contract/catalogues/is-pdf.ts'
import { readBeginning } from '#platform/files/read-beginning.ts'
import type { Upload } from '#platform/files/upload.ts'
import { zipNames } from '#platform/files/zip-names.ts'

export type AttachmentKind = { extension: string; sameAs?: string[]; type: string }

const officeType = 'application/vnd.openxmlformats-officedocument.'

const pdf: AttachmentKind = { extension: '.pdf', type: 'application/pdf' }
const jpeg: AttachmentKind = { extension: '.jpg', sameAs: ['.jpeg'], type: 'image/jpeg' }
const png: AttachmentKind = { extension: '.png', type: 'image/png' }
const webp: AttachmentKind = { extension: '.webp', type: 'image/webp' }

/** By the part that only a document of this kind has. */
const officeKinds: Record<string, AttachmentKind> = {
  'word/document.xml': { extension: '.docx', type: `${officeType}wordprocessingml.document` },
  'xl/workbook.xml': { extension: '.xlsx', type: `${officeType}spreadsheetml.sheet` },
  'ppt/presentation.xml': { extension: '.pptx', type: `${officeType}presentationml.presentation` },
}

/** What its content is, whatever it is called; undefined where it is none of the kinds that are sent. */
export async function findAttachmentKind(upload: Upload): Promise<AttachmentKind | undefined> {
  const beginning = await readBeginning(upload.path, pdfMarkBytes)
  if (isPdf(beginning)) return pdf
  const mark = beginning.toString('latin1')
  if (mark.startsWith('\u00ff\u00d8\u00ff')) return jpeg
  if (mark.startsWith('\u0089PNG\r\n\u001a\n')) return png
  if (mark.startsWith('RIFF') && mark.slice(8, 12) === 'WEBP') return webp
  return mark.startsWith('PK') ? findOfficeKind(upload) : undefined
}

/** None with macros or controls, which run when the recipient opens it. */
async function findOfficeKind({ path, bytes }: Upload) {
  const names = await zipNames(path, bytes)
  if (!names?.includes('[Content_Types].xml')) return undefined
  if (names.some((name) => /vbaProject|vbaData|activeX|macrosheets/i.test(name))) return undefined
  return Object.entries(officeKinds).find(([part]) => names.includes(part))?.[1]
}
