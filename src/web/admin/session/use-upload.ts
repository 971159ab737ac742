import { useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { requireLiveSession } from './call-api.ts'
import type { UploadOptions, UploadProgress } from './send-call.ts'

/** An upload that shows its progress and can be cancelled. It ends with the screen. */
export function useUpload(cancelledText: string) {
  const [progress, setProgress] = useState<UploadProgress>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  async function run<Result>(upload: (options: UploadOptions) => Promise<Result>) {
    sending.current = new AbortController()
    const { signal } = sending.current
    setProgress({ sent: 0, total: 0 })
    try {
      await requireLiveSession(signal)
      return await upload({ signal, onProgress: setProgress })
    } catch (error) {
      throw signal.aborted ? new ApiError(cancelledText, { status: 0 }) : error
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, run, cancel: () => sending.current?.abort() }
}
