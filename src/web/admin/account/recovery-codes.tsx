import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { announce, announceFailure } from '../../ui/toasts.tsx'

/** The response of a call that makes new ones. */
export type MadeCodes = { message: string; codes: string[] }

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** Shown this once: only their hashes are stored. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Banner
        tone="warning"
        title="Save these recovery codes. They are shown only once."
        detail="Each signs you in once, when the app is not at hand."
      />
      <ol className="grid grid-cols-2 gap-x-8 gap-y-1 font-mono" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button look="action" onClick={onDone}>
          I have saved them
        </Button>
        <Button onClick={() => void copy(codes)}>Copy</Button>
      </div>
    </div>
  )
}

/** Over plain http a page may not copy: the codes can be selected then. */
async function copy(codes: string[]) {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    announce('Copied')
  } catch {
    announceFailure('Failed to copy: select the codes instead')
  }
}
