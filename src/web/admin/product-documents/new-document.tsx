import { useEffect, useId, useState } from 'react'
import { productDocumentCalls } from '#contract/product-documents/product-document-calls.ts'
import { documentLimits, documentMessages } from '#contract/product-documents/product-document.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { fileSizeText } from '../../ui/format.ts'
import { announce } from '../../ui/toasts.tsx'
import { beginsAsPdf } from '../catalogues/catalogue-file.ts'
import { FileField, RefusedFiles } from '../forms/file-drop.tsx'
import type { FileRefusal } from '../forms/file-drop.tsx'
import type { OpenCards } from '../forms/use-open-cards.ts'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { UploadBar } from '../forms/progress-bar.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { useUpload } from '../session/use-upload.ts'
import { DocumentFields, loadDocumentForm } from './document-fields.tsx'
import type { DocumentDraft } from './document-fields.tsx'

type NewDocumentProps = { productId: string; cards: Pick<OpenCards, 'type'> }

/** Chooses a PDF, then asks what it is. */
export function NewDocument({ productId, cards: { type } }: NewDocumentProps) {
  const id = useId()
  const [file, setFile] = useState<File>()
  useFocusFallback(file, '#documents')
  const [refusals, setRefusals] = useState<FileRefusal[]>([])
  if (file)
    return <ChosenDocument {...{ productId, file, type }} onEnd={() => setFile(undefined)} />
  return (
    <Permitted call={productDocumentCalls.add}>
      <label htmlFor={id} className="sr-only">
        Add a document
      </label>
      <FileField
        id={id}
        accept={documentLimits.accept}
        text="Choose a PDF"
        dropText="or drop it here"
        hint="PDF, under 10MB each."
        onFiles={([file]) => void (file && choose(file))}
      >
        <RefusedFiles refusals={refusals} />
      </FileField>
    </Permitted>
  )

  async function choose(chosen: File) {
    const text = await errorOf(chosen)
    setRefusals(text ? [{ name: chosen.name, text }] : [])
    if (!text) setFile(chosen)
  }
}

/** Its first bytes decide, not its name. */
async function errorOf(file: File) {
  if (!(await beginsAsPdf(file))) return documentMessages.noPdf
  return file.size >= documentLimits.bytes ? documentMessages.tooLarge : undefined
}

type ChosenDocumentProps = {
  productId: string
  file: File
  type: OpenCards['type']
  onEnd: () => void
}

function ChosenDocument({ productId, file, type, onEnd }: ChosenDocumentProps) {
  const [draft, setDraft] = useState<DocumentDraft>({ title: titleOf(file), kind: 'manual' })
  const upload = useUpload('The upload was cancelled.', { goesOn: true })
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(add)
  // One that is being sent is stored also after the screen was left.
  useEffect(() => {
    type('new', !isBusy)
    return () => type('new', false)
  }, [type, isBusy])
  return (
    <form
      {...formProps}
      className="flex flex-col gap-3 rounded-md border border-hairline bg-surface p-3"
    >
      {failure && <Banner {...failure} />}
      <p className="text-sm wrap-anywhere">
        {file.name}
        <span className="block text-xs text-ink-soft">{fileSizeText(file.size)}</span>
      </p>
      <DocumentFields {...{ draft, fieldErrors }} onChange={setDraft} />
      {fieldErrors['document'] && (
        <p role="alert" className="text-sm text-danger">
          {fieldErrors['document']}
        </p>
      )}
      {upload.progress && <UploadBar text="Uploading..." progress={upload.progress} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy} busyText="Adding...">
          Add document
        </SubmitButton>
        <Button onClick={isBusy ? upload.cancel : onEnd}>Cancel</Button>
      </div>
    </form>
  )

  /** Saving the product leads away from here before the response: the result is then a toast. */
  function add(_: FormValues, sent: HTMLFormElement) {
    return submitForm({
      form: sent,
      check: () => checkInput(loadDocumentForm, draft),
      async send() {
        const form = new FormData()
        form.set('title', draft.title)
        form.set('kind', draft.kind)
        form.set('document', file)
        const { message } = await upload.run((options) =>
          callApi(productDocumentCalls.add, { id: productId, form }, options),
        )
        announce(message)
        await outdate([productDocumentCalls.list])
        onEnd()
      },
      failed: documentMessages.addFailed,
    })
  }
}

/** `travelbook-14_manual.pdf` is "travelbook 14 manual" until somebody says better. */
function titleOf({ name }: File) {
  return name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .slice(0, documentLimits.title)
}
