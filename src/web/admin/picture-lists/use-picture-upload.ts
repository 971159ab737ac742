import { useEffect, useRef, useState } from 'react'
import { announce } from '../../ui/toasts.tsx'
import { useChosenFiles } from '../pictures/use-chosen-files.ts'
import type { UploadProgress } from '../session/send-with-progress.ts'
import type { PictureListWay } from './picture-list-way.ts'
import { sendPictures } from './send-pictures.ts'
import type { UploadTold } from './send-pictures.ts'
import { sortOutUploads } from './sort-out-uploads.ts'

const nothing: UploadTold = { texts: [] }

/** Chosen, on their way, kept or refused. What fails as a whole stays chosen for another try. */
export function usePictureUpload(way: PictureListWay, onUploaded: (count: number) => void) {
  const { chosen, add, remove, clear } = useChosenFiles()
  const [told, setTold] = useState(nothing)
  const [progress, setProgress] = useState<UploadProgress>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  function choose(files: File[]) {
    const { taken, texts } = sortOutUploads(files, chosen.length)
    setTold({ texts })
    add(taken)
  }

  function discard() {
    setTold(nothing)
    clear()
  }

  /** How many are kept. */
  async function send(fields: Record<string, string>) {
    if (progress || chosen.length === 0) return 0
    leaving.current = new AbortController()
    follow({ sent: 0, total: 0 })
    const { kept, isOver, ...told } = await sendPictures(
      way,
      chosen.map(({ file }) => file),
      fields,
      { signal: leaving.current.signal, onProgress: follow, onUnauthorized: tellUnauthorized },
    )
    setProgress(undefined)
    setTold(told)
    if (isOver) clear()
    if (kept === 0) return 0
    announce(way.texts.uploaded(kept))
    onUploaded(kept)
    return kept
  }

  function follow(progress: UploadProgress) {
    setTold(nothing)
    setProgress(progress)
  }

  function tellUnauthorized() {
    const title = way.texts.unauthorized
    if (title) setTold({ texts: [], failure: { title } })
  }

  return {
    chosen,
    ...told,
    progress,
    choose,
    remove,
    discard,
    send,
    cancel: () => leaving.current?.abort(),
  }
}
