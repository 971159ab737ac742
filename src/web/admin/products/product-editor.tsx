import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useOutcome } from '../../ui/forms/use-submission.ts'
import { CatalogueField } from '../catalogues/catalogue-field.tsx'
import { UnfinishedCatalogue } from '../catalogues/unfinished-catalogue.tsx'
import { useNoStrayDrop } from '../forms/file-drop.tsx'
import { FormFoot } from '../forms/form-section.tsx'
import { UnsavedGuard } from '../forms/leave-guard.tsx'
import { UploadBar } from '../forms/upload-bar.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { ProductConflict } from './product-conflict.tsx'
import { BasicInformation, ProductSpecifications } from './product-form-sections.tsx'
import { useReturn } from './product-links.tsx'
import type { ProductValues } from './product-values.ts'
import { loadProductForm } from './save-product.ts'
import type { SaveMode, SaveOutcome } from './save-product.ts'
import { useProductForm } from './use-product-form.ts'
import type { ProductBase, ProductForm } from './use-product-form.ts'

type ProductEditorProps = {
  /** The name of the draft. */
  screen: string
  stored: ProductBase
  mode: SaveMode
  submitText: string
  busyText: string
}

/** The form for adding and for editing a product. */
export function ProductEditor({ screen, stored, mode, ...texts }: ProductEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useProductForm(screen, stored, mode)
  const { values, catalogue, conflict, isBusy, outcome, unfinished } = form
  const { fieldErrors, failure, correct } = useOutcome(element, outcome, isBusy)
  useNoStrayDrop()
  useEffect(() => void loadProductForm().catch(() => undefined), [])

  function change(changes: Partial<ProductValues>) {
    for (const name of Object.keys(changes)) correct(name)
    form.change(changes)
  }

  if (unfinished && catalogue) {
    const { product, failure } = unfinished
    const { name, category } = product
    return <UnfinishedCatalogue productName={name} file={catalogue} {...{ category, failure }} />
  }
  const fields = { values, fieldErrors, onChange: change }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
      className="flex max-w-5xl flex-col gap-6"
    >
      <RestoredDraft form={form} />
      {conflict && <ProductConflict form={form} theirs={conflict} />}
      {failure && !outcome?.conflict && !isShownAtField({ failure, fieldErrors }, values) && (
        <Banner {...failure} />
      )}
      <fieldset disabled={isBusy} className="contents">
        <BasicInformation {...fields} />
        <PictureField
          kept={values.images}
          chosen={form.chosen}
          error={fieldErrors.images}
          isBusy={isBusy}
          onKeep={(images) => change({ images })}
          onEdit={() => correct('images')}
        />
        <CatalogueField
          category={values.category}
          chosen={catalogue}
          error={fieldErrors.categoryCatalogue}
          onChoose={(file) => {
            correct('categoryCatalogue')
            form.setCatalogue(file)
          }}
        />
        <ProductSpecifications {...fields} />
      </fieldset>
      <EditorFoot form={form} {...texts} />
      <UnsavedGuard isDirty={form.isDirty && !form.isDone} onDiscard={form.remove} />
    </form>
  )
}

/** An error is shown once: its field has the focus. */
function isShownAtField({ failure, fieldErrors = {} }: SaveOutcome, values: ProductValues) {
  return Object.entries(fieldErrors).some(
    ([name, text]) => text === failure?.title && (name in values || name === 'categoryCatalogue'),
  )
}

/** Names the files that a reload has not restored. */
function RestoredDraft({ form }: { form: ProductForm }) {
  const { isRestored, isDirty, lostFiles, discard } = form
  if (!isRestored || (!isDirty && lostFiles.length === 0)) return null
  return (
    <Banner
      tone="note"
      title="What you typed here before has been restored."
      detail={
        lostFiles.length > 0
          ? `Files do not survive a reload. Please choose again: ${lostFiles.join(', ')}`
          : undefined
      }
    >
      <Button onClick={discard}>Discard draft</Button>
    </Banner>
  )
}

type EditorFootProps = { form: ProductForm; submitText: string; busyText: string }

/** A form that was sent to its end can no longer be cancelled. */
function EditorFoot({ form, submitText, busyText }: EditorFootProps) {
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
      {upload && upload.progress.sent < upload.progress.total && (
        <Button onClick={upload.cancel}>Cancel upload</Button>
      )}
      {!upload && <ButtonLink {...back}>Cancel</ButtonLink>}
      <SubmitButton {...{ isBusy, busyText }}>{submitText}</SubmitButton>
    </FormFoot>
  )
}
