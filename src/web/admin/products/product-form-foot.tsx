import { Button, ButtonLink } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'

type ProductFormFootProps = {
  isBusy: boolean
  isDirty: boolean
  submitText: string
  busyText: string
}

/** Stays in sight however long the form is. */
export function ProductFormFoot({ isBusy, isDirty, submitText, busyText }: ProductFormFootProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-paper px-4 py-3 md:mx-0 md:px-0">
      <p role="status" className="mr-auto text-sm text-ink-soft">
        {isDirty && !isBusy && 'Not saved yet'}
      </p>
      <ButtonLink to="/admin/products">Cancel</ButtonLink>
      <Button type="submit" look="action" disabled={isBusy}>
        {isBusy && <SpinnerMark />}
        {isBusy ? busyText : submitText}
      </Button>
    </div>
  )
}
