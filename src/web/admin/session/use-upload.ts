import { useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { requireLiveSession } from './call-api.ts'
import type { UploadOptions, UploadProgress } from './send-call.ts'

type UploadOfScreen = {
  /** Whether it goes on when its screen is left. */
  goesOn?: boolean
}

/** An upload that shows its progress and can be cancelled. Without `goesOn` it ends with its screen. */
export function useUpload(cancelledText: string, { goesOn = false }: UploadOfScreen = {}) {
  const [progress, setProgress] = useState<UploadProgress>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => (goesOn ? undefined : () => sending.current?.abort()), [goesOn])

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
