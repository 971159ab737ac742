import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { CatalogueField } from '../catalogues/catalogue-field.tsx'
import { UnfinishedCatalogue } from '../catalogues/unfinished-catalogue.tsx'
import { useNoStrayDrop } from '../forms/file-drop.tsx'
import { FormFoot } from '../forms/form-section.tsx'
import { UnsavedGuard } from '../forms/leave-guard.tsx'
import { UploadBar } from '../forms/progress-bar.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { SubjectFailure } from '../trash/subject-failure.tsx'
import { CardPreview } from './card-preview.tsx'
import { ProductConflict } from './product-conflict.tsx'
import { BasicInformation, ProductSpecifications } from './product-form-sections.tsx'
import type { FormStart } from './product-values.ts'
import { useReturn } from './product-links.tsx'
import { loadProductForm } from './save-product.ts'
import { useFormPictures } from './use-form-pictures.ts'
import { useProductForm } from './use-product-form.ts'
import type { ProductForm } from './use-product-form.ts'

type ProductEditorProps = {
  start: FormStart
  /** Above the fields, while there is nothing more urgent. */
  note?: React.ReactNode
  /** In a form that follows another one. */
  isFocused?: boolean
  /** In a part of the screen that is stored on its own. */
  isTypedBelow?: boolean
}

/** The form for adding a product, and for editing one. */
export function ProductEditor(props: ProductEditorProps) {
  const { start, note, isFocused = false, isTypedBelow = false } = props
  const form = useProductForm(start)
  const { values, change, fieldErrors, failure, catalogue, conflict, isBusy, unfinished } = form
  const picturePart = useRef<HTMLDivElement>(null)
  const { isOver, dropProps } = useFormPictures(form, picturePart)
  useNoStrayDrop()
  useFirstField(form, isFocused)
  useEffect(() => void loadProductForm().catch(() => undefined), [])
  if (unfinished && catalogue)
    return <UnfinishedCatalogue {...unfinished} {...{ isTypedBelow }} file={catalogue} />
  const fields = { values, fieldErrors, onChange: change }
  return (
    <div className="with-preview">
      <form {...form.formProps} {...dropProps} className="flex max-w-5xl flex-col gap-6">
        <RestoredDraft draft={form} onDiscard={form.discard} />
        {!form.isRestored && note}
        {conflict && <ProductConflict form={form} theirs={conflict} />}
        {failure && !form.isShownAtField && (
          <SubjectFailure {...{ failure, subject: form.subject }} />
        )}
        <fieldset disabled={isBusy} className="contents">
          <BasicInformation {...fields} id={start.id} />
          <div ref={picturePart}>
            <PictureField
              stored={values.images}
              chosen={form.chosen}
              error={fieldErrors.images}
              isBusy={isBusy}
              onChange={(images) => change({ images })}
              onEdit={() => form.correct('images')}
            />
          </div>
          <CatalogueField
            category={values.category}
            chosen={catalogue}
            error={fieldErrors.categoryCatalogue}
            onChoose={(file) => {
              form.correct('categoryCatalogue')
              form.setCatalogue(file)
            }}
          />
          <ProductSpecifications {...fields} id={start.id} />
        </fieldset>
        <EditorFoot form={form} isNew={start.id === undefined} isOver={isOver} />
        <UnsavedGuard
          isDirty={(form.isDirty && !form.saved) || isTypedBelow}
          isSent={isBusy && !isTypedBelow}
          onDiscard={form.remove}
          onStay={form.editSaved}
        />
      </form>
      <CardPreview values={values} chosen={form.chosen.added[0]?.address} />
    </div>
  )
}

function useFirstField({ formProps }: ProductForm, isFocused: boolean) {
  const { ref } = formProps
  useEffect(() => {
    if (isFocused) ref.current?.querySelector('input')?.focus()
  }, [ref, isFocused])
}

type EditorFootProps = {
  form: ProductForm
  isNew: boolean
  /** While files are dragged over the form. */
  isOver: boolean
}

/** A form that was sent to its end can no longer be cancelled. */
function EditorFoot({ form, isNew, isOver }: EditorFootProps) {
  const { isBusy, isDirty, upload } = form
  const { back } = useReturn()
  return (
    <FormFoot>
      {upload ? (
        <UploadBar {...upload} />
      ) : (
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {isDirty && !isBusy && 'Not saved yet'}
        </p>
      )}
      {isOver && !isBusy && (
        <p className="mr-auto rounded-md border border-dashed border-action px-4 py-1.5 text-sm font-semibold text-action">
          Drop images anywhere on this form
        </p>
      )}
      {upload && upload.progress.sent < upload.progress.total && (
        <Button onClick={upload.cancel}>Cancel upload</Button>
      )}
      {!upload && <ButtonLink {...back}>Cancel</ButtonLink>}
      {isNew && (
        <Button onClick={form.saveAndAddAnother} aria-disabled={isBusy}>
          Save and add another
        </Button>
      )}
      <SubmitButton isBusy={isBusy} busyText={isNew ? 'Adding Product...' : 'Updating Product...'}>
        {isNew ? 'Add Product' : 'Update Product'}
      </SubmitButton>
    </FormFoot>
  )
}
