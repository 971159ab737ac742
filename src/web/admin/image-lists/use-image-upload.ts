import { useState, useSyncExternalStore } from 'react'
import { galleryCalls } from '#contract/image-lists/image-list-calls.ts'
import { pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { announce } from '../../ui/toasts.tsx'
import { useChosenFiles } from '../pictures/use-chosen-pictures.ts'
import { detailsIn, failureUnder, requireApiError } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { onSessionState, sessionState } from '../session/session-state.ts'
import { useUpload } from '../session/use-upload.ts'
import type { ImageListConfig } from './image-list-configs.ts'
import { sortOutUploads } from './upload-rules.ts'

/** A text for each file that was refused, and why none was stored. */
type Outcome = { texts: string[]; failure?: Failure }

const nothing: Outcome = { texts: [] }

export type ImageUploads = ReturnType<typeof useImageUpload>

/** Images are chosen and then sent together. What fails as a whole stays chosen for another try. */
export function useImageUpload(config: ImageListConfig, onUploaded: (count: number) => void) {
  const { chosen, add, remove, clear } = useChosenFiles()
  const [outcome, setOutcome] = useState(nothing)
  const { progress, run, cancel } = useUpload(cancelled)
  const isExpired = useSyncExternalStore(onSessionState, () => sessionState() === 'expired')

  function choose(files: File[]) {
    const { taken, texts } = sortOutUploads(files, chosen.length)
    setOutcome({ texts })
    add(taken)
  }

  function discard() {
    setOutcome(nothing)
    clear()
  }

  /** Gives whether something is stored. */
  async function send(form: FormData) {
    if (progress || chosen.length === 0) return false
    for (const { file } of chosen) form.append('images', file)
    setOutcome(nothing)
    try {
      const { count, errors } = await run((options) => config.writes.upload(form, options))
      clear()
      setOutcome({ texts: errors.map(({ message }) => message) })
      announce(config.texts.uploaded(count))
      onUploaded(count)
      return true
    } catch (error) {
      const outcome = outcomeOf(config, error)
      if (!outcome.failure) clear()
      setOutcome(outcome)
      return false
    }
  }

  const { unauthorized: title } = config.texts
  const expired = isExpired && progress && title ? { title } : undefined
  const failure = expired ?? outcome.failure
  return { chosen, ...outcome, failure, progress, choose, remove, discard, send, cancel }
}

const cancelled = 'The upload was cancelled. What you have chosen is still here.'

/** Where the server has refused each file by itself, there is a text for each, and nothing to repeat. */
function outcomeOf({ texts, failureOf }: ImageListConfig, error: unknown): Outcome {
  const { status } = requireApiError(error)
  const refused = detailsIn(galleryCalls.upload, error)?.errors
  if (refused) {
    return { texts: [...refused.map(({ message }) => message), pictureUploadMessages.none] }
  }
  const { uploadFailed, unauthorized = uploadFailed } = texts
  const isForbidden = status === 403
  const failure = isForbidden ? failureUnder(unauthorized, error) : failureOf(error, uploadFailed)
  return { texts: [], failure }
}
