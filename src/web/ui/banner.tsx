type Tone = 'failure' | 'warning' | 'note'

/** A line, and what else is known, as the server's own text. */
export type Failure = {
  title: string
  detail?: string | undefined
  /** What it is about does not exist, or is in the trash. */
  isMissing?: boolean
}

type BannerProps = Failure & {
  tone?: Tone
  /** What to do about it. */
  children?: React.ReactNode
  className?: string
}

const tones: Record<Tone, string> = {
  failure: 'border-danger bg-danger-wash text-danger',
  warning: 'border-amber bg-amber-wash text-amber',
  note: 'border-blue bg-blue-wash text-blue',
}

/** Stays until its cause is gone. A failure interrupts a screen reader, a note waits its turn. */
export function Banner({ title, detail, tone = 'failure', children, className = '' }: BannerProps) {
  return (
    <div
      role={tone === 'failure' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 px-4 py-3 ${tones[tone]} ${className}`}
    >
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold text-pretty wrap-anywhere">{title}</p>
        {detail && <p className="text-sm text-pretty wrap-anywhere text-ink">{detail}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
