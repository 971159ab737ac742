import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import type { Failure } from '../../ui/banner.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { sendCatalogue } from '../catalogues/catalogue-file.ts'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { useChosenPictures } from '../pictures/use-chosen-pictures.ts'
import type { UploadProgress } from '../session/send-call.ts'
import { useProductDraft } from './product-draft.ts'
import { useReturn } from './product-links.tsx'
import type { ProductValues } from './product-values.ts'
import { saveProduct } from './save-product.ts'
import type { EditedProduct } from './save-product.ts'

export type ProductForm = ReturnType<typeof useProductForm>

/** The state of the form: what is typed and chosen, its draft, its saving, and a conflict. */
export function useProductForm(product: ProductRecord | undefined) {
  const chosen = useChosenPictures()
  const [catalogue, setCatalogue] = useState<File>()
  const pictures = chosen.added.map(({ file }) => file)
  const draft = useProductDraft(product, catalogue ? [...pictures, catalogue] : pictures)
  const { values, base, restart } = draft
  const edited = { id: product?.id, values, version: base.version, pictures, catalogue }
  const saving = useSaving(edited, draft.remove)
  const { fieldErrors, failure, correct, formProps } = saving

  return {
    ...draft,
    ...saving,
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
      restart(product)
    },
    /** A catalogue is not part of a product, so the chosen one stays. */
    takeTheirs(theirs: ProductRecord) {
      chosen.clear()
      saving.settle()
      restart(theirs)
    },
    takeTheirPictures({ images }: ProductRecord) {
      chosen.clear()
      draft.change({ images })
    },
    submitMine(theirs: ProductRecord) {
      flushSync(() => restart(theirs, values))
      formProps.ref.current?.requestSubmit()
    },
  }
}

type SavingState = {
  /** While files are sent. */
  upload?: { text: string; progress: UploadProgress; cancel: () => void }
  /** What somebody else has stored since the form was opened. */
  conflict?: ProductRecord | undefined
  /** The product is stored, its catalogue is not. */
  unfinished?: { productName: string; category: string; failure: Failure }
  isDone?: boolean
}

/** Saves the product with its pictures, then the catalogue, then opens the list. */
function useSaving(edited: EditedProduct, onSaved: () => void) {
  const [state, setState] = useState<SavingState>({})
  const leaving = useRef<AbortController>(undefined)
  const { leave } = useReturn()
  const { isBusy, ...submission } = useSubmission(save)
  const { isDone = false } = state
  useEffect(() => () => leaving.current?.abort(), [])
  // In an effect, because by then the guard has rendered without unsaved work.
  useEffect(() => {
    if (isDone) leave()
  }, [isDone, leave])

  return { ...submission, ...state, isBusy: isBusy || isDone, settle: () => setState({}) }

  async function save() {
    setState({})
    const { id, pictures, catalogue } = edited
    const upload = follow('Uploading images...', pictures.length > 0)
    const { product, conflict, ...outcome } = await saveProduct(edited, upload)
    if (!product) {
      setState({ conflict })
      return conflict ? undefined : outcome
    }
    onSaved()
    noteOpenedRow(product.id)
    announce(id ? productMessages.updated : productMessages.added)
    const { name: productName, category } = product
    const failure =
      catalogue &&
      (await sendCatalogue(category, catalogue, follow('Uploading the catalogue...', true)))
    setState(failure ? { unfinished: { productName, category, failure } } : { isDone: true })
    return undefined
  }

  function follow(text: string, isShown: boolean) {
    const controller = new AbortController()
    leaving.current = controller
    const cancel = () => controller.abort()
    const onProgress = (progress: UploadProgress) =>
      isShown && setState({ upload: { text, progress, cancel } })
    return { signal: controller.signal, onProgress }
  }
}
