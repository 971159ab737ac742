import type { SessionRow } from '#contract/accounts/account.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'

type SignedInSessionProps = { session: SessionRow; isBusy: boolean; onEnd: () => void }

export function SignedInSession({ session, isBusy, onEnd }: SignedInSessionProps) {
  const { browser, startedAt, lastUsedAt, isCurrent } = session
  return (
    <li className="flex min-h-15 items-center justify-between gap-4 border-b border-hairline py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{browser}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>Started {timeText(startedAt)}</span>
          <span>Last used {timeText(lastUsedAt)}</span>
        </p>
      </div>
      {isCurrent ? (
        <span className="rounded-sm bg-leaf-wash px-1.5 text-xs font-semibold whitespace-nowrap text-leaf">
          This session
        </span>
      ) : (
        <Button
          look="quiet"
          onClick={onEnd}
          disabled={isBusy}
          className="-mr-2.5 px-2.5!"
          aria-label={`End the session in ${browser}, started ${timeText(startedAt)}`}
        >
          End
        </Button>
      )}
    </li>
  )
}
