import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productDocumentCalls } from '#contract/product-documents/product-document-calls.ts'
import {
  documentKindTexts,
  documentMessages,
} from '#contract/product-documents/product-document.ts'
import type { ProductDocument } from '#contract/product-documents/product-document.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { fileSizeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { announce } from '../../ui/toasts.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { ReadState } from '../frame/read-state.tsx'
import type { OpenCards } from '../forms/use-open-cards.ts'
import { useFocusFallback } from '../lists/row-focus.ts'
import { saveBlob } from '../lists/save-blob.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi, downloadFile } from '../session/call-api.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'
import { DocumentFields, loadDocumentForm } from './document-fields.tsx'
import type { DocumentDraft } from './document-fields.tsx'
import { NewDocument } from './new-document.tsx'

/** The manuals and certificates of a product. Each change of them is stored at once. */
export function OfficeDocuments({ productId, cards }: { productId: string; cards: OpenCards }) {
  const query = callQuery(productDocumentCalls.list, { id: productId })
  const { data, error, refetch } = useQuery(query)
  useFocusFallback(data, '#documents')
  const documents = data?.documents ?? []
  return (
    <FormSection
      title="Documents"
      id="documents"
      hint="Manuals, certificates and other PDFs, besides the data sheet. They are on the page of the product, in this order. Stored at once."
    >
      <div className="flex flex-col gap-4">
        <ReadState
          {...{ data, error, refetch }}
          failed={documentMessages.listFailed}
          skeleton={<Skeleton className="h-11 w-full md:h-9" />}
        />
        {data && documents.length === 0 && (
          <p className="text-sm text-ink-soft">{documentMessages.none}</p>
        )}
        {documents.length > 0 && <DocumentList {...{ documents, cards }} />}
        <NewDocument {...{ productId, cards }} />
      </div>
    </FormSection>
  )
}

type DocumentListProps = { documents: ProductDocument[]; cards: OpenCards }

function DocumentList({ documents, cards: { list, ...cards } }: DocumentListProps) {
  const moving = useMoving()
  const deleting = useDeleting()
  const opening = useOpening()
  const failure = moving.failure ?? deleting.failure ?? opening.failure
  return (
    <>
      {failure && <Banner {...failure} />}
      <ol ref={list} className="rounded-md border border-hairline bg-surface">
        {documents.map((document, at) => (
          <li
            key={document.id}
            data-edited={cards.isOpen(document.id) ? document.id : undefined}
            className="border-hairline not-first:border-t"
          >
            {cards.isOpen(document.id) ? (
              <EditedDocument
                document={document}
                onType={(isTyped) => cards.type(document.id, isTyped)}
                onEnd={() => cards.close(document.id)}
              />
            ) : (
              <DocumentRow
                document={document}
                isBusy={moving.isBusy() || deleting.isBusy(document.id)}
                onOpen={() => void opening.run(document)}
                onEdit={() => cards.open(document.id)}
                onDelete={() => void deleting.run(document)}
                onUp={at > 0 && (() => void moving.run({ document, position: at }))}
                onDown={
                  at < documents.length - 1 &&
                  (() => void moving.run({ document, position: at + 2 }))
                }
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

type DocumentRowProps = {
  document: ProductDocument
  isBusy: boolean
  onOpen: () => void
  onEdit: () => void
  onDelete: () => void
  onUp: false | (() => void)
  onDown: false | (() => void)
}

function DocumentRow({ document, isBusy, ...on }: DocumentRowProps) {
  const { id, title, kind, bytes } = document
  const small = { look: 'quiet', className: 'px-2.5!', 'aria-disabled': isBusy } as const
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-1 pl-3">
      <OfficeIcon name="file" className="size-5 text-ink-soft" />
      <p className="min-w-0 grow basis-40 text-sm wrap-anywhere">
        <bdi className="font-semibold">{title}</bdi>
        <span className="block text-xs text-ink-soft">
          {documentKindTexts[kind]} · {fileSizeText(bytes)}
        </span>
      </p>
      <div className="flex flex-wrap">
        {on.onUp && (
          <Button {...small} onClick={on.onUp} aria-label={`Move ${title} up`}>
            <OfficeIcon name="up" className="size-4" />
          </Button>
        )}
        {on.onDown && (
          <Button {...small} onClick={on.onDown} aria-label={`Move ${title} down`}>
            <OfficeIcon name="down" className="size-4" />
          </Button>
        )}
        <Button {...small} onClick={on.onOpen} aria-label={`Download ${title}`}>
          Download
        </Button>
        <Button {...small} onClick={on.onEdit} aria-label={`Edit ${title}`} data-edit={id}>
          Edit
        </Button>
        <Button {...small} onClick={on.onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
    </div>
  )
}

type EditedDocumentProps = {
  document: ProductDocument
  onType: (isTyped: boolean) => void
  onEnd: () => void
}

function EditedDocument({ document: { id, ...stored }, onType, onEnd }: EditedDocumentProps) {
  const [draft, setDraft] = useState({ title: stored.title, kind: stored.kind })
  const { formProps, fieldErrors, failure, isBusy } = useSubmission((_: FormValues, form) =>
    submitForm({
      form,
      check: () => checkInput(loadDocumentForm, draft),
      async send() {
        const { message } = await callApi(productDocumentCalls.change, { id, ...draft })
        announce(message)
        await outdate([productDocumentCalls.list])
        onEnd()
      },
      failed: documentMessages.changeFailed,
    }),
  )
  return (
    <form {...formProps} className="flex flex-col gap-3 p-3">
      {failure && <Banner {...failure} />}
      <DocumentFields {...{ draft, fieldErrors }} onChange={type} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy} busyText="Saving...">
          Save
        </SubmitButton>
        <Button onClick={onEnd} aria-disabled={isBusy}>
          Cancel
        </Button>
      </div>
    </form>
  )

  function type(draft: DocumentDraft) {
    setDraft(draft)
    onType(draft.title !== stored.title || draft.kind !== stored.kind)
  }
}

function useMoving() {
  return useWrite({
    store: ({ document: { id }, position }: { document: ProductDocument; position: number }) =>
      callApi(productDocumentCalls.change, { id, position }),
    failureOf: (error) => failureOf(error, documentMessages.changeFailed),
    outdates: [productDocumentCalls.list],
  })
}

/** Undone by the trash, where it is for a while. */
function useDeleting() {
  return useWrite({
    store: ({ id }: ProductDocument) => callApi(productDocumentCalls.delete, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, documentMessages.deleteFailed),
    onStored: ({ message }, { id }) =>
      announceDeletion({ kind: 'document', id, message, reads: [productDocumentCalls.list] }),
    outdates: [productDocumentCalls.list],
  })
}

/** Also of a product that is not on the site, where the address of the document does not work. */
function useOpening() {
  return useWrite({
    async store({ id, title }: ProductDocument) {
      saveBlob(`${title}.pdf`, await downloadFile(productDocumentCalls.download, { id }))
    },
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, documentMessages.downloadFailed),
  })
}
