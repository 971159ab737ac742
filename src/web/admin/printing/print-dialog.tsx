import { useId } from 'react'
import { productsText } from '#contract/count-text.ts'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import {
  catalogueLayouts,
  catalogueOrders,
  layoutTexts,
  orderTexts,
  printLimits,
  printMessages,
} from '#contract/printing/catalogue-print.ts'
import type { CatalogueLayout } from '#contract/printing/catalogue-print.ts'
import { printingCalls } from '#contract/printing/printing-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextAreaField, TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { announce } from '../../ui/toasts.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useFormDraft } from '../forms/use-form-draft.ts'
import { oneOf } from '../lists/address-query.ts'
import { saveBlob } from '../lists/save-blob.ts'
import type { ChangeTarget } from '../products/product-change-draft.tsx'
import { callApi, downloadFile } from '../session/call-api.ts'
import { Permitted } from '../session/permitted.tsx'

type PrintDialogProps = {
  target: ChangeTarget
  /** How many products it means. */
  count: number
  /** Of the list. */
  listOrder: string
  onClose: () => void
}

type Draft = {
  /** To send it, in the place of a download. */
  isEmail: boolean
  layout: CatalogueLayout
  order: string
  customer: string
  recipient: string
  subject: string
  text: string
}

const emptyDraft: Draft = {
  isEmail: false,
  layout: 'pictures',
  order: '',
  customer: '',
  recipient: '',
  subject: 'Our catalogue',
  text: 'Dear customer,\n\nplease find our catalogue attached.\n\nKind regards',
}

/**
 * Makes a PDF of products, to download or to send. What is typed is stored in this tab until then, or until
 * it is cancelled.
 */
export function PrintDialog({ target, count, listOrder, onClose }: PrintDialogProps) {
  const formId = useId()
  const form = usePrintDraft(target)
  const { values: draft, change } = form
  const { isEmail } = draft
  const chosen = chosenOf(draft, { target, listOrder })
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(isEmail ? send : download)
  return (
    <OfficeDialog
      title={`Catalogue of ${productsText(count)}`}
      width="wide"
      {...(isBusy ? {} : { onClose })}
      buttons={
        <>
          <Button onClick={cancel} aria-disabled={isBusy}>
            Cancel
          </Button>
          {!isEmail && (
            <Permitted call={printingCalls.send}>
              <Button onClick={() => change({ isEmail: true })} aria-disabled={isBusy}>
                Send by e-mail...
              </Button>
            </Permitted>
          )}
          {isEmail && (
            <Button onClick={() => change({ isEmail: false })} aria-disabled={isBusy}>
              Download instead
            </Button>
          )}
          <SubmitButton form={formId} isBusy={isBusy} busyText="Making the PDF...">
            {isEmail ? 'Send' : 'Download PDF'}
          </SubmitButton>
        </>
      }
    >
      <form {...formProps} id={formId} className="flex flex-col gap-4">
        <RestoredDraft draft={form} onDiscard={() => form.restart({ values: emptyDraft })} />
        {failure && <Banner {...failure} />}
        <p className="text-sm text-ink-soft text-pretty">
          With the prices and the stock of this moment. Drafts among them are left out
          {count > printLimits.products && `, and of more than ${printLimits.products} the others`}.
        </p>
        <fieldset disabled={isBusy} className="contents">
          <CatalogueFields {...{ draft, change, fieldErrors }} hasIds={target.ids !== undefined} />
          {isEmail && <EmailFields {...{ draft, change, fieldErrors }} />}
        </fieldset>
      </form>
    </OfficeDialog>
  )

  function cancel() {
    form.remove()
    onClose()
  }

  function download(_: FormValues, element: HTMLFormElement) {
    return submitForm({
      form: element,
      check: () => checkInput(loadPrintForm, chosen),
      async send() {
        saveBlob('catalogue.pdf', await downloadFile(printingCalls.print, chosen))
        cancel()
      },
      failed: printMessages.failed,
    })
  }

  function send(_: FormValues, element: HTMLFormElement) {
    const { recipient, subject, text } = draft
    const email = { ...chosen, recipient, subject, text }
    return submitForm({
      form: element,
      check: () => checkInput(loadSendForm, email),
      async send() {
        const { message } = await callApi(printingCalls.send, email)
        announce(message)
        cancel()
      },
      failed: printMessages.sendFailed,
    })
  }
}

function chosenOf(
  draft: Draft,
  { target, listOrder }: Pick<PrintDialogProps, 'target' | 'listOrder'>,
) {
  const { layout, customer } = draft
  const usual = target.ids ? '' : listOrder
  const order = oneOf(catalogueOrders, draft.order || usual) || undefined
  return { ...target, layout, order, customer: customer || undefined }
}

/** Of these products alone: what was typed for one customer is not sent to another with other products. */
function usePrintDraft(target: ChangeTarget) {
  return useFormDraft({
    screen: `catalogue:${JSON.stringify(target)}`,
    start: { values: emptyDraft },
    valuesIn: draftIn,
    // What is chosen is stored with the texts, and not without them.
    differing: (one, other) => typedFields.filter((name) => one[name] !== other[name]),
  })
}

const typedFields = ['customer', 'recipient', 'subject', 'text'] as const

function draftIn(stored: unknown): Draft | undefined {
  const { isEmail, layout, ...texts }: Partial<Record<string, unknown>> = stored ?? {}
  const { order, customer, recipient, subject, text } = texts
  const known = catalogueLayouts.find((other) => other === layout)
  if (typeof isEmail !== 'boolean' || !known || typeof order !== 'string') return undefined
  if (typeof customer !== 'string' || typeof recipient !== 'string') return undefined
  if (typeof subject !== 'string' || typeof text !== 'string') return undefined
  return { isEmail, layout: known, order, customer, recipient, subject, text }
}

async function loadPrintForm() {
  return (await import('#contract/printing/print-form.ts')).PrintCatalogueForm
}

async function loadSendForm() {
  return (await import('#contract/printing/print-form.ts')).SendCatalogueForm
}

type FieldsProps = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  fieldErrors: Record<string, string | undefined>
}

function CatalogueFields({
  draft,
  change,
  fieldErrors,
  hasIds,
}: FieldsProps & { hasIds: boolean }) {
  const usual = hasIds ? 'As they were selected' : 'As in the list'
  return (
    <>
      <Field label="Layout">
        {(control) => (
          <Select
            {...control}
            value={draft.layout}
            choices={catalogueLayouts.map((layout) => [layout, layoutTexts[layout]] as const)}
            onChoose={(layout) => change({ layout: oneOf(catalogueLayouts, layout) || 'pictures' })}
          />
        )}
      </Field>
      <Field label="Order" hint="Within each category.">
        {(control) => (
          <Select
            {...control}
            value={draft.order}
            choices={[
              ['', usual] as const,
              ...catalogueOrders.map((order) => [order, orderTexts[order]] as const),
            ]}
            onChoose={(order) => change({ order })}
          />
        )}
      </Field>
      <TextField
        label="Prepared for"
        name="customer"
        hint="A name on the cover, if you like."
        maxLength={printLimits.customer}
        value={draft.customer}
        onChange={({ target }) => change({ customer: target.value })}
        error={fieldErrors.customer}
      />
    </>
  )
}

function EmailFields({ draft, change, fieldErrors }: FieldsProps) {
  return (
    <>
      <TextField
        label="E-mail"
        name="recipient"
        type="email"
        value={draft.recipient}
        onChange={({ target }) => change({ recipient: target.value })}
        error={fieldErrors.recipient}
        isRequired
      />
      <TextField
        label="Subject"
        name="subject"
        maxLength={emailLimits.subject}
        value={draft.subject}
        onChange={({ target }) => change({ subject: target.value })}
        error={fieldErrors.subject}
        isRequired
      />
      <TextAreaField
        label="Text"
        name="text"
        rows={7}
        maxLength={printLimits.text}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        error={fieldErrors.text}
        isRequired
      />
    </>
  )
}
