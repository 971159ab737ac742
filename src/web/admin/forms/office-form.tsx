import { useId } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { useSubmission } from '../../ui/forms/use-submission.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'

type FormProps = {
  submission: Pick<ReturnType<typeof useSubmission>, 'formProps' | 'failure' | 'isBusy'>
  submitText: string
  busyText: string
  /** The fields. */
  children: React.ReactNode
}

type OfficeFormProps = FormProps & {
  onCancel?: () => void
  className: string
  'aria-label'?: string
}

/** A short form on a screen: why it was refused, its fields, and the button that sends it. */
export function OfficeForm(props: OfficeFormProps) {
  const { submission, submitText, busyText, onCancel, className, children, ...rest } = props
  const { formProps, failure, isBusy } = submission
  return (
    <form {...formProps} {...rest} className={`flex flex-col gap-4 ${className}`}>
      {failure && <Banner {...failure} />}
      {children}
      <div className="flex flex-wrap gap-2">
        <SubmitButton {...{ isBusy, busyText }}>{submitText}</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}

type FormDialogProps = FormProps &
  Pick<React.ComponentProps<typeof OfficeDialog>, 'title' | 'width' | 'onClose'> & {
    onCancel: () => void
    /** Above the reason for which it was refused. */
    lead?: React.ReactNode
  }

/** A form in a dialog. While it is sent, nothing is typed into it. */
export function FormDialog(props: FormDialogProps) {
  const { submission, submitText, busyText, onCancel, lead, children, ...dialog } = props
  const { formProps, failure, isBusy } = submission
  const id = useId()
  return (
    <OfficeDialog
      {...dialog}
      buttons={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton form={id} {...{ isBusy, busyText }}>
            {submitText}
          </SubmitButton>
        </>
      }
    >
      <form {...formProps} id={id} className="flex flex-col gap-4">
        {lead}
        {failure && <Banner {...failure} />}
        <fieldset disabled={isBusy} className="contents">
          {children}
        </fieldset>
      </form>
    </OfficeDialog>
  )
}
