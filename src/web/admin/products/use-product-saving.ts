import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { announce } from '../../ui/toasts.tsx'
import { sendCatalogue } from '../catalogues/send-catalogue.ts'
import type { Failure } from '../session/api-error.ts'
import type { UploadProgress } from '../session/send-with-progress.ts'
import { saveProduct } from './save-product.ts'
import type { EditedProduct, SaveRefused, SaveWay } from './save-product.ts'

export type SavingStep = { text: string; progress: UploadProgress; cancel: () => void }

type State = {
  isBusy: boolean
  /** Where files are on their way. */
  step?: SavingStep
  refused?: SaveRefused
  /** The product is stored, its catalogue is not. */
  left?: { product: ProductRecord; failure: Failure }
  isDone?: boolean
}

/** One press on the button: the product with its pictures, then the catalogue, then back to the table. */
export function useProductSaving(way: SaveWay, onSaved: () => void) {
  const [state, setState] = useState<State>({ isBusy: false })
  const leaving = useRef<AbortController>(undefined)
  const isRunning = useRef(false)
  useEffect(() => () => leaving.current?.abort(), [])
  useLeavingWhen(state.isDone)

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

  async function run(edited: EditedProduct): Promise<State> {
    const hasPictures = edited.pictures.length > 0
    const outcome = await saveProduct(edited, way, follow('Uploading images...', hasPictures))
    if ('refused' in outcome) return { isBusy: false, refused: outcome.refused }
    onSaved()
    announce(way.savedText)
    const failure = edited.catalogue && (await sendAlong(outcome.saved, edited.catalogue))
    if (failure) return { isBusy: false, left: { product: outcome.saved, failure } }
    return { isBusy: true, isDone: true }
  }

  function sendAlong({ category }: ProductRecord, file: File) {
    return sendCatalogue(category, file, follow('Uploading the catalogue...', true))
  }

  function follow(text: string, isShown: boolean) {
    const controller = new AbortController()
    leaving.current = controller
    const onProgress = (progress: UploadProgress) => {
      const cancel = () => controller.abort()
      if (isShown) setState({ isBusy: true, step: { text, progress, cancel } })
    }
    return { signal: controller.signal, onProgress }
  }

  return { ...state, save }
}

/** In an effect: by then the guard knows that nothing is unsaved any more. */
function useLeavingWhen(isDone: boolean | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isDone) void navigate('/admin/products')
  }, [isDone, navigate])
}
