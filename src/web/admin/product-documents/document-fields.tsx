import { useEffect, useRef } from 'react'
import {
  documentKinds,
  documentKindTexts,
  documentLimits,
} from '#contract/product-documents/product-document.ts'
import type { DocumentKind } from '#contract/product-documents/product-document.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { oneOf } from '../lists/address-query.ts'

export type DocumentDraft = { title: string; kind: DocumentKind }

type DocumentFieldsProps = {
  draft: DocumentDraft
  fieldErrors: FieldTexts
  onChange: (draft: DocumentDraft) => void
}

const kinds = documentKinds.map((kind) => [kind, documentKindTexts[kind]] as const)

/** They appear where something else had the focus, which the title gets. */
export function DocumentFields({ draft, fieldErrors, onChange }: DocumentFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={fields} className="grid gap-3 @xl:grid-cols-[1fr_14rem]">
      <TextField
        label="Title"
        name="title"
        value={draft.title}
        maxLength={documentLimits.title}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
        error={fieldErrors['title']}
        isRequired
      />
      <SelectField
        label="Kind"
        error={fieldErrors['kind']}
        value={draft.kind}
        choices={kinds}
        onChoose={(kind) => onChange({ ...draft, kind: oneOf(documentKinds, kind) || 'other' })}
      />
    </div>
  )
}

export async function loadDocumentForm() {
  const { ProductDocumentForm } =
    await import('#contract/product-documents/product-document-definitions.ts')
  return ProductDocumentForm
}
