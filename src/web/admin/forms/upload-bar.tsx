import type { UploadProgress } from '../session/send-call.ts'
import { ProgressBar } from './progress-bar.tsx'

type UploadBarProps = { text: string; progress: UploadProgress }

/** How much has been sent. */
export function UploadBar({ text, progress: { sent, total } }: UploadBarProps) {
  const doneText = 'Sent. The server is working on it...'
  return <ProgressBar {...{ text, total, doneText }} done={sent} />
}
