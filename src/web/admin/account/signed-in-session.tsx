import type { SessionRow } from '#contract/accounts/account.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'

type SignedInSessionProps = { session: SessionRow; isBusy: boolean; onEnd: () => void }

export function SignedInSession({ session, isBusy, onEnd }: SignedInSessionProps) {
  const { browser, startedAt, lastUsedAt, isCurrent } = session
  return (
    <li className="flex min-h-15 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{browser}</p>
        <p className="text-sm text-ink-soft">
          Started {timeText(startedAt)} · Last used {timeText(lastUsedAt)}
        </p>
      </div>
      {isCurrent ? (
        <span className="rounded-sm bg-leaf-wash px-1.5 text-xs font-semibold text-leaf">
          This session
        </span>
      ) : (
        <Button
          look="quiet"
          onClick={onEnd}
          disabled={isBusy}
          aria-label={`End the session in ${browser}, started ${timeText(startedAt)}`}
        >
          End
        </Button>
      )}
    </li>
  )
}
