import { useState } from 'react'
import { countOf, productsText } from '#contract/count-text.ts'
import { changeMessages } from '#contract/products/product-change.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { failureUnder, requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { announceChange, productReads } from './announce-change.ts'
import {
  ChangeDraftForm,
  changesOf,
  draftFault,
  draftFormId,
  emptyDraft,
} from './product-change-draft.tsx'
import type { ChangeDraft, Changes, ChangeTarget } from './product-change-draft.tsx'
import { ChangePreview } from './product-change-preview.tsx'
import type { PlannedChange } from './product-change-preview.tsx'
import { newProgressId, watchChange } from './watched-change.ts'

type ChangeDialogProps = {
  target: ChangeTarget
  /** How many products it means. */
  count: number
  onClose: () => void
}

/** One change of all selected products: first what, then what each will be, then it is stored. */
export function ChangeDialog({ target, count, onClose }: ChangeDialogProps) {
  const [draft, setDraft] = useState<ChangeDraft>(emptyDraft)
  const [planned, setPlanned] = useState<NamedPlan>()
  const preview = useSubmission(() => previewDraft(target, draft, setPlanned))
  const change = useWrite({
    store({ input, progressId, count }: NamedPlan) {
      return watchChange({ progressId, text: `Changing ${productsText(count)}...` }, () =>
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
            <Button onClick={() => setPlanned(undefined)} aria-disabled={isBusy}>
              Back
            </Button>
            <Button
              look="action"
              onClick={() => void change.run(planned)}
              disabled={planned.count === 0}
              aria-disabled={isBusy}
              data-first-focus
            >
              {isBusy ? 'Changing...' : `Change ${productsText(planned.count)}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={draftFormId} look="action" aria-disabled={preview.isBusy}>
              {preview.isBusy ? 'Reading...' : 'Preview'}
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
          error={preview.fieldErrors.changes}
          onChange={(change) => {
            setDraft({ ...draft, ...change })
            preview.correct('changes')
          }}
          formProps={preview.formProps}
        />
      )}
    </OfficeDialog>
  )
}

type PlannedInput = ChangeTarget & { changes: Changes }

/**
 * With an id of what is shown, however often it is sent: it is stored once. And with what was asked: the
 * form may have been changed before the response.
 */
type NamedPlan = PlannedChange & { input: PlannedInput; progressId: string }

/** Gives what is wrong with the draft, at its field where the fault is what was typed there. */
async function previewDraft(
  target: ChangeTarget,
  draft: ChangeDraft,
  onPlanned: (plan: NamedPlan) => void,
): Promise<Outcome | undefined> {
  const fault = draftFault(draft)
  if (fault) return { fieldErrors: { changes: fault } }
  try {
    onPlanned(await readPlan({ ...target, changes: changesOf(draft) }))
    return undefined
  } catch (error) {
    return outcomeOf(error)
  }
}

async function readPlan(input: PlannedInput): Promise<NamedPlan> {
  const planned = await callApi(productCalls.changeSeveral, { ...input, dryRun: true })
  return { ...planned, input, progressId: newProgressId() }
}

const failureOf = (error: unknown) => failureUnder(changeMessages.failed, error)

function outcomeOf(error: unknown): Outcome {
  const { changes } = requireApiError(error).fields
  return changes ? { fieldErrors: { changes } } : { failure: failureOf(error) }
}

function previewTitle(count: number) {
  return countOf(count, 'product will change', 'products will change')
}
