import type { UploadProgress } from '../session/send-call.ts'

type UploadBarProps = { text: string; progress: UploadProgress }

/** How much has been sent. A screen reader announces every quarter. */
export function UploadBar({ text, progress: { sent, total } }: UploadBarProps) {
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
  const isSent = total > 0 && sent >= total
  const shown = isSent ? 'Sent. The server is working on it...' : `${text} ${percent}%`
  return (
    <div className="min-w-0 grow basis-48">
      <p className="text-sm text-ink-soft tabular-nums" aria-hidden="true">
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
          className={`h-full origin-left bg-action transition-transform ${isSent ? 'animate-pulse' : ''}`}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <p role="status" className="sr-only">
        {isSent ? shown : `${text} ${Math.floor(percent / 25) * 25}%`}
      </p>
    </div>
  )
}
