import type { FieldTexts } from '#contract/refused-response.ts'
import { replyMessages } from '#contract/submissions/reply.ts'
import type { ReplyTexts } from './fill-template.ts'

export type ComposedReply = {
  reply: ReplyTexts
  files: File[]
  /** Names of files that were chosen before a reload. */
  lost: string[]
  hasCatalogue: boolean
  /** The last one that its writer has seen: empty where there was none, absent until it is known. */
  lastReplyId: string | undefined
}

/** Whether somebody would have to write or choose something again. */
export function isTyped(composed: ComposedReply, suggestion: ReplyTexts) {
  const { reply, files, lost, hasCatalogue } = composed
  const isChanged = reply.text !== suggestion.text || reply.subject !== suggestion.subject
  return isChanged || files.length > 0 || lost.length > 0 || hasCatalogue
}

/** The error of a reply with which the sender would get a greeting and nothing below it. */
export function onlyGreeting(composed: ComposedReply, { text }: ReplyTexts): FieldTexts {
  const { reply, files, hasCatalogue } = composed
  const hasMore = reply.text.trim() !== text.trim() || files.length > 0 || hasCatalogue
  return hasMore ? {} : { text: replyMessages.nothingWritten }
}

export function isSameReply({ reply }: ComposedReply, { reply: other }: ComposedReply) {
  return reply.text === other.text && reply.subject === other.subject
}

/** A reply that was discarded and is wanted again, below what has been typed since. */
export function joined(
  discarded: ComposedReply,
  since: ComposedReply | undefined,
  suggestion: ReplyTexts,
): ComposedReply {
  if (!since || !isTyped(since, suggestion)) return discarded
  const text = `${since.reply.text.trimEnd()}\n\n${discarded.reply.text}`
  const isSubjectTyped = since.reply.subject !== suggestion.subject
  const { subject } = isSubjectTyped ? since.reply : discarded.reply
  return {
    ...discarded,
    reply: { subject, text },
    files: [...since.files, ...discarded.files],
    lost: [...since.lost, ...discarded.lost],
    hasCatalogue: since.hasCatalogue || discarded.hasCatalogue,
  }
}
