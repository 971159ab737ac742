import { isDiskFull } from '#platform/files/disk-full.ts'
import { messageOf, textField } from '#platform/unknown-fields.ts'

/** An error of the environment is one line that says what to do; any other error is a bug and has its stack. */
export function startErrorText(error: unknown, dataDir: string | undefined) {
  if (dataDir !== undefined && isDiskFull(error, dataDir)) {
    return `The disk that holds ${dataDir} is full. Free some space and start again.`
  }
  const kind = textField(error, 'kind')
  if (kind === 'start-error') return messageOf(error)
  if (kind !== 'unavailable') return textField(error, 'stack')
  const cause = error instanceof Error ? error.cause : undefined
  const reason = messageOf(cause instanceof Error ? cause : error)
  return `The start failed, because something became unavailable: ${reason}. Start again.`
}
