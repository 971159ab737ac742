import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { useProductDraft } from './use-product-draft.ts'

type RestoredDraftProps = { draft: ReturnType<typeof useProductDraft>; onDiscard: () => void }

/** Says what came back after a reload, and which files did not. */
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
