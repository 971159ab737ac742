import { useState } from 'react'
import { changeMessages } from '#contract/products/product-change.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { announceChange, productReads } from './announce-change.ts'
import { ChangeDraftForm, changesOf, draftFormId, emptyDraft } from './product-change-draft.tsx'
import type { Changes, ChangeDraft, ChangeTarget } from './product-change-draft.tsx'
import { ChangePreview } from './product-change-preview.tsx'
import type { PlannedChange } from './product-change-preview.tsx'
import { newProgressId, watchChange } from './watched-change.ts'
import { countText } from '../lists/count-text.ts'

type ChangeDialogProps = {
  target: ChangeTarget
  /** How many products it means. */
  count: number
  onClose: () => void
}

/** One change of all selected products: first what, then what each will be, then it is stored. */
export function ChangeDialog({ target, count, onClose }: ChangeDialogProps) {
  const [draft, setDraft] = useState<ChangeDraft>(emptyDraft)
  const [planned, setPlanned] = useState<PlannedChange>()
  const [progressId, setProgressId] = useState('')
  const input = { ...target, changes: changesOf(draft) }
  const failureOf = (error: unknown) => failureUnder(changeMessages.failed, error)
  const preview = useWrite({
    store: (changes: Changes) =>
      callApi(productCalls.changeSeveral, { ...input, changes, dryRun: true }),
    failureOf,
    onStored(stored) {
      setPlanned(stored)
      // Of what was shown, however often it is sent: it is stored once.
      setProgressId(newProgressId())
    },
  })
  const change = useWrite({
    store() {
      const text = `Changing ${productsText(planned?.count ?? count)}...`
      return watchChange({ progressId, text }, () =>
        callApi(productCalls.changeSeveral, { ...input, progressId }),
      )
    },
    failureOf,
    onStored(stored) {
      announceChange(stored)
      onClose()
    },
    outdates: productReads,
  })
  const isBusy = change.isBusy()
  const failure = change.failure ?? preview.failure
  return (
    <OfficeDialog
      title={planned ? previewTitle(planned.count) : `Change ${productsText(count)}`}
      width="wide"
      {...(isBusy ? {} : { onClose })}
      buttons={
        planned ? (
          <>
            <Button onClick={() => setPlanned(undefined)} disabled={isBusy}>
              Back
            </Button>
            <Button
              look="action"
              onClick={() => void change.run({})}
              disabled={isBusy || planned.count === 0}
              data-first-focus
            >
              {isBusy ? 'Changing...' : `Change ${productsText(planned.count)}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={draftFormId} look="action" disabled={preview.isBusy()}>
              {preview.isBusy() ? 'Reading...' : 'Preview'}
            </Button>
          </>
        )
      }
    >
      {failure && <Banner {...failure} className="mb-3" />}
      {isBusy && (
        <p role="status" className="mb-3 text-sm text-ink-soft">
          {`${productsText(planned?.count ?? count)} are being changed. All of them or none will be.`}
        </p>
      )}
      {planned ? (
        <ChangePreview planned={planned} />
      ) : (
        <ChangeDraftForm
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          onSubmit={() => void preview.run(changesOf(draft))}
        />
      )}
    </OfficeDialog>
  )
}

function previewTitle(count: number) {
  return count === 1 ? '1 product will change' : `${countText(count)} products will change`
}

function productsText(count: number) {
  return count === 1 ? '1 product' : `${countText(count)} products`
}
