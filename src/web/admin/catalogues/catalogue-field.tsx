import { useId, useRef, useState } from 'react'
import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { fileSizeText } from '../../ui/format.ts'
import { FileField, RefusedFiles } from '../forms/file-drop.tsx'
import type { FileRefusal } from '../forms/file-drop.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { errorOfCatalogue } from './catalogue-file.ts'
import { CurrentCatalogue } from './current-catalogue.tsx'

type CatalogueFieldProps = {
  /** Empty until one is chosen. */
  category: string
  /** The new one, which is sent with the form. */
  chosen: File | undefined
  error: string | undefined
  onChoose: (file: File | undefined) => void
}

export function CatalogueField({ category, chosen, error, onChoose }: CatalogueFieldProps) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState<FileRefusal[]>([])

  async function choose(file: File) {
    const text = await errorOfCatalogue(file, category)
    setRefusals(text ? [{ name: file.name, text }] : [])
    if (!text) onChoose(file)
  }

  function remove() {
    onChoose(undefined)
    focusField()
  }

  function focusField() {
    field.current?.querySelector('input')?.focus()
  }

  return (
    <FormSection
      title="Category Catalogue (optional)"
      titleFor={id}
      hint="One PDF for all products of the category, which visitors can download."
    >
      <div ref={field} className="flex flex-col gap-3">
        {category && <CurrentCatalogue key={category} category={category} onDeleted={focusField} />}
        <FileField
          {...{ id, error }}
          accept={catalogueLimits.accept}
          disabled={!category}
          text={chosen ? 'Choose another PDF' : 'Choose a PDF'}
          dropText="or drop it here"
          hint={
            category
              ? `PDF, under 10MB. Visitors get it as the catalogue of ${category}.`
              : catalogueMessages.noCategory
          }
          onFiles={([file]) => void (file && choose(file))}
        >
          <RefusedFiles refusals={refusals} />
        </FileField>
        {chosen && (
          <div className="flex items-center gap-3 rounded-md border border-hairline bg-surface py-1 pr-1 pl-3">
            <OfficeIcon name="file" className="size-5 text-ink-soft" />
            <p className="min-w-0 grow text-sm wrap-anywhere" role="status">
              {chosen.name}
              <span className="block text-xs text-ink-soft">
                New{category && ` for ${category}`} · {fileSizeText(chosen.size)}
              </span>
            </p>
            <Button
              look="quiet"
              onClick={remove}
              aria-label={`Remove ${chosen.name}`}
              className="px-2.5! text-ink-soft!"
            >
              Remove
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  )
}
