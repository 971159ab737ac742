import { useState } from 'react'
import type { ReplyCatalogue } from '#contract/submissions/reply.ts'
import { officeDraft } from '../forms/office-drafts.ts'
import type { ReplyTexts } from './fill-template.ts'

type Composed = { reply: ReplyTexts; files: File[]; hasCatalogue: boolean }

/**
 * What is typed is stored in this tab until it is sent: after closing, a reload or an expired
 * session. Of the files only the names are, since a browser does not give a file back.
 */
export function useComposedReply(submissionId: string, suggestion: ReplyTexts) {
  const draft = officeDraft(`reply:${submissionId}`)
  const [stored] = useState(() => draft.readTexts())
  const [composed, setComposed] = useState<Composed>({
    reply: { subject: stored.subject ?? suggestion.subject, text: stored.text ?? suggestion.text },
    files: [],
    hasCatalogue: stored.catalogue === 'yes',
  })
  const [lost, setLost] = useState(() => stored.files?.split('\n').filter(Boolean) ?? [])
  return {
    ...composed,
    /** Names of files that were chosen before a reload. */
    lost,
    type: (change: Partial<ReplyTexts>) => store({ reply: { ...composed.reply, ...change } }),
    attachCatalogue: (hasCatalogue: boolean) => store({ hasCatalogue }),
    attach(files: File[]) {
      setLost([])
      store({ files }, [])
    },
  }

  function store(change: Partial<Composed>, stillLost = lost) {
    const next = { ...composed, ...change }
    setComposed(next)
    const names = [...stillLost, ...next.files.map(({ name }) => name)].join('\n')
    draft.write({ ...next.reply, files: names, catalogue: next.hasCatalogue ? 'yes' : '' })
  }
}

/** As the call takes it. */
export function formOfReply({ reply, files }: Composed, catalogue: ReplyCatalogue | null) {
  const form = new FormData()
  form.set('subject', reply.subject)
  form.set('text', reply.text)
  if (catalogue) form.set('catalogue', catalogue.category)
  for (const file of files) form.append('attachments', file)
  return form
}
