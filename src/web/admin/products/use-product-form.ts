import { useEffect, useRef, useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import type { Failure } from '../../ui/banner.tsx'
import { announce } from '../../ui/toasts.tsx'
import { sendCatalogue } from '../catalogues/catalogue-file.ts'
import { officeDraft } from '../forms/office-drafts.ts'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { useChosenPictures } from '../pictures/use-chosen-pictures.ts'
import type { UploadProgress } from '../session/send-call.ts'
import { useReturn } from './product-links.tsx'
import { differingFields, isProductValues, valuesOf, withLaterFields } from './product-values.ts'
import type { ProductValues } from './product-values.ts'
import { saveProduct } from './save-product.ts'
import type { EditedProduct, SaveMode, SaveOutcome } from './save-product.ts'

/** The stored values that the form started from. A new product has no version yet. */
export type ProductBase = { values: ProductValues; version?: number }

export function baseOf(product: ProductRecord): ProductBase {
  return { values: valuesOf(product), version: product.version }
}

export type ProductForm = ReturnType<typeof useProductForm>

/** The state of the form: what is typed and chosen, its draft, its saving, and a conflict. */
export function useProductForm(screen: string, stored: ProductBase, mode: SaveMode) {
  const chosen = useChosenPictures()
  const [catalogue, setCatalogue] = useState<File>()
  const pictures = chosen.added.map(({ file }) => file)
  const draft = useDraft(screen, stored, catalogue ? [...pictures, catalogue] : pictures)
  const { outcome, ...saving } = useSaving(mode, draft.remove)
  const { values, base } = draft
  const edited = { values, version: base.version, pictures, catalogue }
  const isSettled = outcome?.conflict?.version === base.version

  return {
    ...draft,
    ...saving,
    chosen,
    catalogue,
    setCatalogue,
    outcome,
    /** What somebody else has stored since the form was opened. */
    conflict: isSettled ? undefined : outcome?.conflict,
    save: () => void saving.save(edited),
    discard() {
      chosen.clear()
      setCatalogue(undefined)
      draft.reset({ base: stored, values: stored.values })
    },
    /** A catalogue is not part of a product, so the chosen one stays. */
    takeTheirs(theirs: ProductRecord) {
      chosen.clear()
      draft.reset({ base: baseOf(theirs), values: valuesOf(theirs) })
    },
    takeTheirPictures(theirs: ProductRecord) {
      chosen.clear()
      draft.change({ images: theirs.images })
    },
    keepMine(theirs: ProductRecord) {
      draft.reset({ base: baseOf(theirs), values })
      void saving.save({ ...edited, version: theirs.version })
    },
  }
}

type DraftState = {
  values: ProductValues
  base: ProductBase
  isRestored: boolean
  /** Names of files that were chosen before a reload: a browser does not restore them. */
  lostFiles: string[]
}

/** What is typed is stored in the tab until it is saved or discarded, with the names of chosen files. */
function useDraft(screen: string, stored: ProductBase, files: File[]) {
  const [state, setState] = useState(() => restoredDraft(screen, stored))
  const { values, base } = state
  const isDirty = differingFields(values, base.values).length > 0 || files.length > 0
  const fileNames = JSON.stringify(files.map(({ name }) => name))
  useEffect(() => {
    const draft = officeDraft(screen)
    if (isDirty) draft.write({ values, base, files: JSON.parse(fileNames) })
    else draft.remove()
  }, [screen, values, base, fileNames, isDirty])

  return {
    ...state,
    isDirty,
    change: (changes: Partial<ProductValues>) =>
      setState((state) => ({ ...state, values: { ...state.values, ...changes } })),
    reset: (next: Pick<DraftState, 'base' | 'values'>) =>
      setState({ ...next, isRestored: false, lostFiles: [] }),
    remove: () => officeDraft(screen).remove(),
  }
}

function restoredDraft(screen: string, stored: ProductBase): DraftState {
  const { base, values, files } = storedDraft(screen)
  if (!base || !values) {
    return { values: stored.values, base: stored, isRestored: false, lostFiles: [] }
  }
  const isRestored = files.length > 0 || differingFields(values, stored.values).length > 0
  return { values, base, isRestored, lostFiles: files }
}

/** An earlier version of the office may have stored another shape. */
function storedDraft(screen: string): Partial<DraftState> & { files: string[] } {
  const draft: Partial<Record<string, unknown>> = officeDraft(screen).read() ?? {}
  const { version, values: baseValues }: Partial<Record<string, unknown>> = draft['base'] ?? {}
  const values = withLaterFields(draft['values'])
  const typedOver = withLaterFields(baseValues)
  const files = Array.isArray(draft['files']) ? draft['files'].map(String) : []
  if (!isProductValues(values) || !isProductValues(typedOver)) return { files }
  const base = { values: typedOver, ...(typeof version === 'number' ? { version } : {}) }
  return { values, base, files }
}

type SavingState = {
  isBusy: boolean
  /** While files are sent. */
  upload?: { text: string; progress: UploadProgress; cancel: () => void }
  outcome?: SaveOutcome
  /** The product is stored, its catalogue is not. */
  unfinished?: { product: ProductRecord; failure: Failure }
  isDone?: boolean
}

/** Saves the product with its pictures, then the catalogue, then opens the list. */
function useSaving(mode: SaveMode, onSaved: () => void) {
  const [state, setState] = useState<SavingState>({ isBusy: false })
  const leaving = useRef<AbortController>(undefined)
  const isRunning = useRef(false)
  const { leave } = useReturn()
  const { isDone } = state
  useEffect(() => () => leaving.current?.abort(), [])
  // In an effect, because by then the guard has rendered without unsaved work.
  useEffect(() => {
    if (isDone) leave()
  }, [isDone, leave])

  async function save(edited: EditedProduct) {
    if (isRunning.current) return
    isRunning.current = true
    setState({ isBusy: true })
    try {
      setState(await run(edited))
    } finally {
      isRunning.current = false
    }
  }

  async function run(edited: EditedProduct): Promise<SavingState> {
    const hasPictures = edited.pictures.length > 0
    const { product, ...outcome } = await saveProduct(
      edited,
      mode,
      follow('Uploading images...', hasPictures),
    )
    if (!product) return { isBusy: false, outcome }
    onSaved()
    noteOpenedRow(product.id)
    announce(mode.savedText)
    const { catalogue } = edited
    const upload = follow('Uploading the catalogue...', true)
    const failure = catalogue && (await sendCatalogue(product.category, catalogue, upload))
    return failure
      ? { isBusy: false, unfinished: { product, failure } }
      : { isBusy: true, isDone: true }
  }

  function follow(text: string, isShown: boolean) {
    const controller = new AbortController()
    leaving.current = controller
    const onProgress = (progress: UploadProgress) => {
      const cancel = () => controller.abort()
      if (isShown) setState({ isBusy: true, upload: { text, progress, cancel } })
    }
    return { signal: controller.signal, onProgress }
  }

  return { ...state, save }
}
