export type UploadProgress = { sent: number; total: number }

type Sending = {
  address: string
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal | undefined
  onProgress: (progress: UploadProgress) => void
}

/** As `fetch` would send it. Only XMLHttpRequest tells how much of a body is on its way. */
export function sendWithProgress(sending: Sending) {
  const { address, method, headers, body, signal, onProgress } = sending
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ sent: loaded, total })
    })
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    request.addEventListener('error', () => reject(new TypeError(`${address} did not answer`)))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) reject(signal.reason as Error)
    else request.send(body)
  })
}
