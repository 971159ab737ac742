import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { CatalogueField } from '../catalogues/catalogue-field.tsx'
import { UnfinishedCatalogue } from '../catalogues/unfinished-catalogue.tsx'
import { dropDraft } from '../forms/kept-draft.ts'
import { UnsavedGuard } from '../forms/unsaved-guard.tsx'
import { useFaults } from '../forms/use-faults.ts'
import { useNoStrayDrop } from '../forms/use-no-stray-drop.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { ProductConflict } from './product-conflict.tsx'
import { BasicInformation, ProductSpecifications } from './product-fields.tsx'
import { ProductFormFoot } from './product-form-foot.tsx'
import { RestoredDraft } from './restored-draft.tsx'
import type { ProductValues } from './product-values.ts'
import { loadProductForm } from './save-product.ts'
import type { SaveRefused, SaveWay } from './save-product.ts'
import { useProductEdit } from './use-product-edit.ts'
import { useProductSaving } from './use-product-saving.ts'
import type { ProductBase } from './use-product-draft.ts'

type ProductEditorProps = {
  /** Under this name the draft is kept. */
  screen: string
  stored: ProductBase
  way: SaveWay
  submitText: string
  busyText: string
}

/** The form of both screens. */
export function ProductEditor({ screen, stored, way, submitText, busyText }: ProductEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const edit = useProductEdit(screen, stored)
  const { draft, chosen, catalogue } = edit
  const saving = useProductSaving(way, () => dropDraft(screen))
  const { isBusy, refused, left } = saving
  const { faults, mend } = useFaults(form, refused, isBusy)
  useNoStrayDrop()
  useEffect(() => void loadProductForm().catch(() => undefined), [])

  function change(changes: Partial<ProductValues>) {
    for (const name of Object.keys(changes)) mend(name)
    draft.change(changes)
  }

  if (left && catalogue) {
    const { name, category } = left.product
    return <UnfinishedCatalogue {...{ category }} productName={name} file={catalogue} {...left} />
  }
  const conflict = refused?.conflict?.version === draft.base.version ? undefined : refused?.conflict
  const fields = { values: draft.values, faults, onChange: change }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saving.save(edit.edited)
      }}
      className="flex max-w-5xl flex-col gap-6"
    >
      <RestoredDraft draft={draft} onDiscard={edit.discard} />
      {conflict && (
        <ProductConflict
          edit={edit}
          theirs={conflict}
          onKeepMine={() => {
            draft.rebase(conflict, draft.values)
            void saving.save({ ...edit.edited, version: conflict.version })
          }}
        />
      )}
      {refused?.failure && !refused.conflict && !isToldAtField(refused, draft.values) && (
        <Banner {...refused.failure} />
      )}
      <fieldset disabled={isBusy} className="contents">
        <BasicInformation {...fields} />
        <PictureField
          kept={draft.values.images}
          chosen={chosen}
          fault={faults.images}
          isBusy={isBusy}
          onKeep={(images) => change({ images })}
          onEdit={() => mend('images')}
        />
        <CatalogueField
          category={draft.values.category}
          chosen={catalogue}
          fault={faults.categoryCatalogue}
          onChoose={(file) => {
            mend('categoryCatalogue')
            edit.setCatalogue(file)
          }}
        />
        <ProductSpecifications {...fields} />
      </fieldset>
      <ProductFormFoot
        {...{ isBusy, submitText, busyText }}
        step={saving.step}
        isDirty={draft.isDirty}
      />
      <UnsavedGuard isDirty={draft.isDirty && !saving.isDone} onDiscard={() => dropDraft(screen)} />
    </form>
  )
}

/** One fault is told once: its field has the focus. */
function isToldAtField({ failure, faults }: SaveRefused, values: ProductValues) {
  return Object.entries(faults).some(
    ([name, text]) => text === failure?.title && (name in values || name === 'categoryCatalogue'),
  )
}
