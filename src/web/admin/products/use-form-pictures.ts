import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { productLimits } from '#contract/products/product-messages.ts'
import { announce } from '../../ui/toasts.tsx'
import { useFileDrop } from '../forms/file-drop.tsx'
import type { ProductForm } from './use-product-form.ts'

/** Pictures that are pasted or dropped anywhere on the form, and the part that shows them or why they were refused. */
export function useFormPictures(form: ProductForm, part: RefObject<HTMLElement | null>) {
  const { chosen, values, isBusy } = form
  usePastedFiles(take)
  return useFileDrop(take)

  function take(files: File[]) {
    if (isBusy) return
    form.correct('images')
    const room = productLimits.pictures - values.images.length - chosen.added.length
    const count = chosen.choose(files, room)
    if (count > 0)
      announce(count === 1 ? 'Image added to the form.' : `${count} images added to the form.`)
    part.current?.scrollIntoView({ block: 'center' })
  }
}

/** Files pasted anywhere on the screen, as a screenshot. A spreadsheet copies text with a picture of it: that is text. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? new DataTransfer()
    if (event.defaultPrevented || files.length === 0 || types.includes('text/plain')) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return
    event.preventDefault()
    onFiles([...files])
  })
  useEffect(() => {
    addEventListener('paste', take)
    return () => removeEventListener('paste', take)
  }, [])
}
