import type { UploadProgress } from '../session/send-call.ts'

type ProgressBarProps = {
  text: string
  done: number
  total: number
  /** Once all is done, and the server still works on it. */
  doneText: string
}

/** How much is done. A screen reader announces every quarter. */
export function ProgressBar({ text, done, total, doneText }: ProgressBarProps) {
  const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0
  const isDone = total > 0 && done >= total
  const shown = isDone ? doneText : `${text} ${percent}%`
  return (
    <div className="min-w-0 grow basis-48">
      <p className="text-sm text-ink-soft figures" aria-hidden="true">
        {shown}
      </p>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1 h-1.5 overflow-hidden rounded-sm bg-hairline"
      >
        <div
          className={`h-full origin-left bg-action transition-transform ${isDone ? 'animate-pulse' : ''}`}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <p role="status" className="sr-only">
        {isDone ? shown : `${text} ${Math.floor(percent / 25) * 25}%`}
      </p>
    </div>
  )
}

type UploadBarProps = { text: string; progress: UploadProgress }

/** How much has been sent. */
export function UploadBar({ text, progress: { sent, total } }: UploadBarProps) {
  const doneText = 'Sent. The server is working on it...'
  return <ProgressBar {...{ text, total, doneText }} done={sent} />
}
