import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { galleryCalls } from '#contract/image-lists/image-list-calls.ts'
import { pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import type { RefusedFile } from '#contract/pictures/picture-upload.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import { announce } from '../../ui/toasts.tsx'
import { useChosenFiles } from '../pictures/use-chosen-pictures.ts'
import { failureUnder, requireApiError } from '../session/api-error.ts'
import type { ApiError, Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { UploadProgress } from '../session/send-call.ts'
import { onSessionState, sessionState } from '../session/session-state.ts'
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
  const [progress, setProgress] = useState<UploadProgress>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
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
  async function send(fields: Record<string, string>) {
    if (progress || chosen.length === 0) return false
    sending.current = new AbortController()
    const { signal } = sending.current
    setOutcome(nothing)
    setProgress({ sent: 0, total: 0 })
    try {
      // Somebody who is not signed in any more learns it before the files are sent.
      await callApi(accountCalls.findSession, {}, { signal })
      const options = { signal, onProgress: setProgress }
      const { count, errors } = await config.writes.upload(formOf(chosen, fields), options)
      setOutcome({ texts: textsOf(errors) })
      clear()
      announce(config.texts.uploaded(count))
      onUploaded(count)
      return true
    } catch (error) {
      const outcome = outcomeOf(config, signal.aborted ? undefined : requireApiError(error))
      if (!outcome.failure) clear()
      setOutcome(outcome)
      return false
    } finally {
      setProgress(undefined)
    }
  }

  const { unauthorized: title } = config.texts
  const expired = isExpired && progress && title ? { title } : undefined
  return {
    chosen,
    ...outcome,
    failure: expired ?? outcome.failure,
    progress,
    choose,
    remove,
    discard,
    send,
    cancel: () => sending.current?.abort(),
  }
}

/** Without an error the upload was cancelled. Where each file was refused by itself, all of it is over. */
function outcomeOf(config: ImageListConfig, error: ApiError | undefined): Outcome {
  const refused = error && refusedFilesIn(error)
  if (!refused) return { texts: [], failure: failureIn(config, error) }
  return { texts: [...textsOf(refused), pictureUploadMessages.none] }
}

function failureIn({ texts, failureOf }: ImageListConfig, error: ApiError | undefined): Failure {
  const { uploadFailed, unauthorized = uploadFailed } = texts
  if (!error) return { title: uploadFailed, detail: cancelled }
  return error.status === 403 ? failureUnder(unauthorized, error) : failureOf(uploadFailed, error)
}

const cancelled = 'The upload was cancelled. What you have chosen is still here.'

/** Where the server has refused each file by itself, it gives a text for each. */
function refusedFilesIn({ body }: ApiError) {
  return isDetailsOf(galleryCalls.upload, body) ? body.errors : undefined
}

function textsOf(errors: RefusedFile[]) {
  return errors.map(({ message }) => message)
}

function formOf(chosen: { file: File }[], fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { file } of chosen) form.append('images', file)
  return form
}
