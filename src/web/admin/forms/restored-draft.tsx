import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { useFormDraft } from './use-form-draft.ts'

type RestoredDraftProps = {
  draft: Pick<ReturnType<typeof useFormDraft>, 'isRestored' | 'isDirty' | 'lostFiles'>
  onDiscard: () => void
}

/** Shown until the form is as it is stored. Names the files that a reload has not restored. */
export function RestoredDraft({ draft, onDiscard }: RestoredDraftProps) {
  const { isRestored, isDirty, lostFiles } = draft
  if (!isRestored || (!isDirty && lostFiles.length === 0)) return null
  return (
    <Banner
      tone="note"
      title="What you typed here before has been restored."
      detail={
        lostFiles.length > 0
          ? `Files do not survive a reload. Please choose again: ${lostFiles.join(', ')}`
          : undefined
      }
    >
      <Button onClick={onDiscard}>Discard draft</Button>
    </Banner>
  )
}
