import { Button, ButtonLink } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { FormFoot } from '../forms/form-foot.tsx'
import { UploadBar } from '../forms/upload-bar.tsx'
import type { SavingStep } from './use-product-saving.ts'

type ProductFormFootProps = {
  isBusy: boolean
  isDirty: boolean
  step: SavingStep | undefined
  submitText: string
  busyText: string
}

/** What has left whole can no longer be called back. */
export function ProductFormFoot(props: ProductFormFootProps) {
  const { isBusy, isDirty, step, submitText, busyText } = props
  const canCallBack = step && step.progress.sent < step.progress.total
  return (
    <FormFoot>
      {step ? (
        <UploadBar {...step} />
      ) : (
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {isDirty && !isBusy && 'Not saved yet'}
        </p>
      )}
      {canCallBack && <Button onClick={step.cancel}>Cancel upload</Button>}
      {!step && <ButtonLink to="/admin/products">Cancel</ButtonLink>}
      <Button type="submit" look="action" disabled={isBusy}>
        {isBusy && <SpinnerMark />}
        {isBusy ? busyText : submitText}
      </Button>
    </FormFoot>
  )
}
