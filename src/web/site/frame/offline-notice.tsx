import { Button } from '../../ui/button.tsx'
import { useOfflineGuard } from './use-offline-guard.ts'

/** Stands in for a page that could not be fetched; the one being read stays. */
export function OfflineNotice() {
  const { blocked, tryAgain, close } = useOfflineGuard()
  return (
    <div role="alert" className="sticky bottom-0 z-30">
      {blocked && (
        <div className="border-t-2 border-ink bg-amber-wash">
          <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="grow">
              <strong>You are offline.</strong> That page opens once the connection is back.
            </p>
            <Button onClick={tryAgain}>Try again</Button>
            <Button look="quiet" onClick={close}>
              Close
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
