import { isDiskFull } from '#platform/files/disk-full.ts'

type StartError = Error & { kind?: string }

/** A fault of the surroundings is one line that says what to do; anything else is a bug and shows where. */
export function startErrorText(error: unknown, dataDir: string | undefined) {
  const { kind, message, stack, cause } = error as StartError
  if (dataDir !== undefined && isDiskFull(error, dataDir)) {
    return `The disk that holds ${dataDir} is full. Free some space and start again.`
  }
  if (kind === 'start-error') return message
  if (kind !== 'unavailable') return stack
  const reason = cause instanceof Error ? cause.message : message
  return `The start failed, because something became unavailable: ${reason}. Start again.`
}
