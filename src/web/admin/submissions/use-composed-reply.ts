import { useEffect, useState } from 'react'
import { replyMessages } from '#contract/submissions/reply.ts'
import type { ReplyCatalogue } from '#contract/submissions/reply.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { announce } from '../../ui/toasts.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { isSameReply, isTyped, joined } from './composed-reply.ts'
import type { ComposedReply } from './composed-reply.ts'
import type { ReplyTexts } from './fill-template.ts'

type Begun = {
  submissionId: string
  /** What the form has before anything is typed. */
  suggestion: ReplyTexts
  /** Empty where there is none, absent until the history is read. */
  lastReplyId: string | undefined
}

/**
 * What is typed is stored in this tab until it is sent: after closing, a reload or an expired
 * session. Of the files only the names are, since a browser does not give a file back.
 */
export function useComposedReply({ submissionId, suggestion, lastReplyId }: Begun) {
  const draft = draftOf(submissionId)
  const [composed, setComposed] = useState(() => draft.read(suggestion))
  if (composed && composed.lastReplyId === undefined && lastReplyId !== undefined) {
    setComposed({ ...composed, lastReplyId })
  }
  useEffect(() => {
    const show = (discarded: ComposedReply) => {
      const both = joined(discarded, composed, suggestion)
      draftOf(submissionId).write(both)
      setComposed(both)
    }
    shown.set(submissionId, show)
    return () => {
      if (shown.get(submissionId) === show) shown.delete(submissionId)
    }
  })
  return { composed, begin, change, noteLastReply, finish, discard }

  function begin() {
    const nothing = { files: [], lost: [], hasCatalogue: false }
    setComposed((begun) => begun ?? { reply: suggestion, ...nothing, lastReplyId })
  }

  function change(changes: Partial<ComposedReply>) {
    if (!composed) return
    const next = { ...composed, ...changes }
    setComposed(next)
    draft.write(next)
  }

  /** Whatever else was typed meanwhile stays. */
  function noteLastReply(lastReplyId: string) {
    setComposed((composed) => composed && { ...composed, lastReplyId })
  }

  /** Undo may have brought back a discarded reply while this one was sent: that stays. */
  function finish(sent: ComposedReply) {
    const stored = draft.read(suggestion)
    if (!stored || isSameReply(stored, sent)) draft.remove()
    setComposed((composed) => (composed && isSameReply(composed, sent) ? undefined : composed))
  }

  function remove() {
    draft.remove()
    setComposed(undefined)
  }

  function discard() {
    remove()
    if (!composed || !isTyped(composed, suggestion)) return
    const run = () => bringBack(submissionId, composed, suggestion)
    announce(replyMessages.discarded, { text: 'Undo', run })
  }
}

/** Of the submissions that are on the screen, what shows a discarded reply again. */
const shown = new Map<string, (discarded: ComposedReply) => void>()

/** Where its submission has been left, the reply is there when that is opened again. */
function bringBack(submissionId: string, discarded: ComposedReply, suggestion: ReplyTexts) {
  const show = shown.get(submissionId)
  if (show) return show(discarded)
  const draft = draftOf(submissionId)
  draft.write(joined(discarded, draft.read(suggestion), suggestion))
  const { restored, restoredWithoutFiles } = replyMessages
  announce(discarded.files.length > 0 ? restoredWithoutFiles : restored)
}

function draftOf(submissionId: string) {
  const { readTexts, write, remove } = officeDraft(`reply:${submissionId}`)
  return {
    remove,
    read(suggestion: ReplyTexts): ComposedReply | undefined {
      const { subject = suggestion.subject, text, files = '', ...stored } = readTexts()
      if (text === undefined) return undefined
      return {
        reply: { subject, text },
        files: [],
        lost: files.split('\n').filter(Boolean),
        hasCatalogue: stored['catalogue'] === 'yes',
        lastReplyId: stored['lastReplyId'],
      }
    },
    write({ reply, files, lost, hasCatalogue, lastReplyId }: ComposedReply) {
      const names = [...lost, ...files.map(({ name }) => name)].join('\n')
      write({ ...reply, files: names, catalogue: hasCatalogue ? 'yes' : '', lastReplyId })
    },
  }
}

/** As the history shows it. */
export function lastReplyIdIn(history: SubmissionEvent[] | undefined) {
  return history && (history.findLast(({ kind }) => kind === 'reply')?.id ?? '')
}

/** As the call takes it. */
export function formOfReply(
  { reply, files, lastReplyId }: ComposedReply,
  catalogue: ReplyCatalogue | null,
) {
  const form = new FormData()
  form.set('subject', reply.subject)
  form.set('text', reply.text)
  if (catalogue) form.set('catalogue', catalogue.category)
  if (lastReplyId !== undefined) form.set('lastReplyId', lastReplyId)
  for (const file of files) form.append('attachments', file)
  return form
}
