import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import type { Failure } from '../../ui/banner.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { randomKey } from '../../ui/random-key.ts'
import { announce, announceFailure } from '../../ui/toasts.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import { sendCatalogue } from '../catalogues/catalogue-file.ts'
import { useFormDraft } from '../forms/use-form-draft.ts'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { useChosenPictures } from '../pictures/use-chosen-pictures.ts'
import { failureLine } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { UploadProgress } from '../session/send-call.ts'
import type { Subject } from '../trash/subject-failure.tsx'
import { useNextForm, useReturn } from './product-links.tsx'
import { differingFields, startOf, storedValues } from './product-values.ts'
import type { ComparedField, FormStart, ProductValues } from './product-values.ts'
import { saveProduct } from './save-product.ts'
import type { EditedProduct } from './save-product.ts'

export type ProductForm = ReturnType<typeof useProductForm>

/** The state of the form: what is typed and chosen, its draft, its saving, and a conflict. */
export function useProductForm(start: FormStart) {
  const chosen = useChosenPictures()
  const [catalogue, setCatalogue] = useState<File>()
  const pictures = chosen.added.map(({ file }) => file)
  const draft = useProductDraft(start, { pictures, catalogue })
  const { values, base, restart } = draft
  const edited = { id: start.id, values, version: base.version, pictures, catalogue }
  const saving = useSaving(edited, {
    onSaved: draft.remove,
    onConflict: (theirs) => draft.meet(startOf(theirs)),
  })
  const { fieldErrors, failure, correct, formProps } = saving

  return {
    ...draft,
    ...saving,
    met: draft.conflict,
    conflict: saving.conflict,
    /** Absent for a new product. A restored one has a new version. */
    subject: start.id === undefined ? undefined : subjectOf(start.id, draft.meet),
    chosen,
    catalogue,
    setCatalogue,
    /** An error is shown once: its field has the focus. */
    isShownAtField: Object.entries(fieldErrors).some(
      ([name, text]) => text === failure?.title && (name in values || name === 'categoryCatalogue'),
    ),
    change(changes: Partial<ProductValues>) {
      for (const name of Object.keys(changes)) correct(name)
      draft.change(changes)
    },
    discard() {
      chosen.clear()
      setCatalogue(undefined)
      saving.settle()
      restart(saving.conflict ? startOf(saving.conflict) : start)
    },
    /** A catalogue is not part of a product, so the chosen one stays. */
    takeTheirs(theirs: ProductRecord) {
      chosen.clear()
      saving.settle()
      restart(startOf(theirs))
    },
    /** Where somebody stays after saving: what is typed elsewhere on the screen is not stored. */
    editSaved() {
      if (!saving.saved) return
      chosen.clear()
      setCatalogue(undefined)
      saving.settle()
      restart(startOf(saving.saved))
    },
    take(field: ComparedField) {
      if (field === 'images') chosen.clear()
      correct(field)
      draft.take(field)
    },
    submitMine(theirs: ProductRecord) {
      flushSync(() => restart(startOf(theirs), values))
      formProps.ref.current?.requestSubmit()
    },
  }
}

function subjectOf(id: string, meet: (stored: FormStart) => void): Subject {
  return {
    kind: 'product',
    id,
    onRestored: async () => meet(startOf((await callApi(productCalls.findRecord, { id })).product)),
  }
}

function useProductDraft(
  start: FormStart,
  { pictures, catalogue }: Pick<EditedProduct, 'pictures' | 'catalogue'>,
) {
  return useFormDraft({
    screen: screenOf(start),
    start,
    valuesIn: storedValues,
    differing: differingFields,
    files: catalogue ? [...pictures, catalogue] : pictures,
    // A catalogue is not part of a product.
    touched: pictures.length > 0 ? ['images'] : [],
  })
}

function screenOf({ id, copyOf }: FormStart) {
  if (copyOf) return `product:copy-of-${copyOf}`
  return `product:${id ?? 'new'}`
}

type SavingState = {
  /** While files are sent. */
  upload?: { text: string; progress: UploadProgress; cancel: () => void }
  /** What somebody else has stored since the form was opened. */
  conflict?: ProductRecord | undefined
  /** The product is stored, its catalogue is not. */
  unfinished?: { productName: string; category: string; failure: Failure }
  /** Set once nothing more is sent. */
  saved?: ProductRecord
  /** Another product is to be added after it. */
  isFollowed?: boolean
}

type SavingEvents = { onSaved: () => void; onConflict: (theirs: ProductRecord) => void }

/** Saves the product with its pictures, then the catalogue, then opens the list or the next form. */
function useSaving(edited: EditedProduct, { onSaved, onConflict }: SavingEvents) {
  const [state, setState] = useState<SavingState>({})
  const isLeft = useIsLeft()
  const wantsAnother = useRef(false)
  const [key] = useState(randomKey)
  const { leave } = useReturn()
  const openNext = useNextForm()
  const { isBusy, ...submission } = useSubmission(save)
  const { saved, isFollowed } = state
  // In an effect, because by then the guard has rendered without unsaved work.
  useEffect(() => {
    if (!saved) return
    if (isFollowed) openNext(saved)
    else leave()
  }, [saved, isFollowed, openNext, leave])

  return {
    ...submission,
    ...state,
    isBusy: isBusy || saved !== undefined,
    settle: () => setState({}),
    saveAndAddAnother() {
      wantsAnother.current = true
      submission.formProps.ref.current?.requestSubmit()
    },
  }

  async function save() {
    setState({})
    const isFollowed = wantsAnother.current
    wantsAnother.current = false
    const { pictures, catalogue } = edited
    const upload = follow('Uploading images...', pictures.length > 0)
    const { product, conflict, ...outcome } = await saveProduct(edited, { ...upload, key })
    if (!product) {
      setState({ conflict })
      if (conflict) onConflict(conflict)
      if (isLeft.current && outcome.failure) announceFailure(failureLine(outcome.failure))
      return conflict ? undefined : outcome
    }
    onSaved()
    noteOpenedRow(product.id)
    const { name: productName, category } = product
    announce(savedText(edited, isFollowed))
    const failure =
      catalogue &&
      (await sendCatalogue(category, catalogue, follow('Uploading the catalogue...', true)))
    if (failure && isLeft.current) announceFailure(failureLine(failure))
    if (failure) setState({ unfinished: { productName, category, failure } })
    else setState({ saved: product, isFollowed })
    return undefined
  }

  function follow(text: string, isShown: boolean) {
    const controller = new AbortController()
    const cancel = () => controller.abort()
    const onProgress = (progress: UploadProgress) =>
      isShown && setState({ upload: { text, progress, cancel } })
    return { signal: controller.signal, onProgress }
  }
}

/** In a form for the next product, the text names the one that is stored. */
function savedText({ id, values }: EditedProduct, isFollowed: boolean) {
  if (id) return productMessages.updated
  return isFollowed ? productMessages.addedNamed(values.name) : productMessages.added
}
