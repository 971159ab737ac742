import { attachmentLimits, attachmentMessages } from '#contract/submissions/attachment.ts'
import type { FileRefusal } from '../forms/file-drop.tsx'

type Attached<Chosen> = {
  files: Chosen[]
  /** The size of the catalogue, where it goes out too. */
  attached: number
}

/** What can go out with the files before it. The server checks what is in them. */
export function sortOutAttachments<Chosen extends { name: string; size: number }>(
  chosen: Chosen[],
  { files, attached }: Attached<Chosen>,
) {
  const accepted: Chosen[] = []
  const refused: FileRefusal[] = []
  let [count, bytes] = [files.length, sumOf(files) + attached]
  for (const file of chosen) {
    const text = faultOf(file, { count, bytes })
    if (text) {
      refused.push({ name: file.name, text })
      continue
    }
    accepted.push(file)
    count += 1
    bytes += file.size
  }
  return { accepted, refused }
}

type Before = { count: number; bytes: number }

function faultOf({ name, size }: { name: string; size: number }, { count, bytes }: Before) {
  if (size === 0) return attachmentMessages.empty(name)
  if (count >= attachmentLimits.files) return attachmentMessages.tooMany
  return bytes + size > attachmentLimits.bytes ? attachmentMessages.tooLarge : undefined
}

function sumOf(files: { size: number }[]) {
  return files.reduce((sum, { size }) => sum + size, 0)
}
