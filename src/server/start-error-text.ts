import { isDiskFull } from '#platform/files/disk-full.ts'

type StartError = Error & { kind?: string }

/** An error of the environment is one line that says what to do; any other error is a bug and has its stack. */
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
