import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { dropDraft } from '../forms/kept-draft.ts'
import { UnsavedGuard } from '../forms/unsaved-guard.tsx'
import { useFaults } from '../forms/use-faults.ts'
import { ProductConflict } from './product-conflict.tsx'
import { ProductFields } from './product-fields.tsx'
import { ProductFormFoot } from './product-form-foot.tsx'
import { formDataOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'
import { loadProductForm } from './save-product.ts'
import type { SaveRefused } from './save-product.ts'
import { useProductDraft } from './use-product-draft.ts'
import type { ProductBase } from './use-product-draft.ts'

type ProductEditorProps = {
  /** Under this name the draft is kept. */
  screen: string
  stored: ProductBase
  submitText: string
  busyText: string
}

/** The form of both screens. It is sent to the action of the screen it stands on. */
export function ProductEditor({ screen, stored, submitText, busyText }: ProductEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SaveRefused>()
  const isBusy = fetcher.state !== 'idle'
  const refused = isBusy ? undefined : fetcher.data
  const draft = useProductDraft(screen, stored)
  const { faults, mend } = useFaults(form, refused)
  const { conflict } = refused ?? {}
  useEffect(() => void loadProductForm().catch(() => undefined), [])

  function change(changes: Partial<ProductValues>) {
    for (const name of Object.keys(changes)) mend(name)
    draft.change(changes)
  }

  function save(version = draft.base.version) {
    const body = formDataOf(draft.values, version)
    void fetcher.submit(body, { method: 'post', encType: 'multipart/form-data' })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) save()
      }}
      className="flex max-w-5xl flex-col gap-6"
    >
      {draft.isRestored && draft.isDirty && (
        <Banner tone="note" title="What you typed here before has been restored.">
          <Button onClick={draft.discard}>Discard draft</Button>
        </Banner>
      )}
      {conflict && conflict.version !== draft.base.version ? (
        <ProductConflict
          draft={draft}
          theirs={conflict}
          onKeepMine={() => {
            draft.rebase(conflict, draft.values)
            save(conflict.version)
          }}
        />
      ) : (
        refused?.failure && !conflict && <Banner {...refused.failure} />
      )}
      <fieldset disabled={isBusy} className="contents">
        <ProductFields values={draft.values} faults={faults} onChange={change} />
      </fieldset>
      <ProductFormFoot {...{ isBusy, submitText, busyText }} isDirty={draft.isDirty} />
      <UnsavedGuard isDirty={draft.isDirty} onDiscard={() => dropDraft(screen)} />
    </form>
  )
}
