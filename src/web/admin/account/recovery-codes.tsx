import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { announce, announceFailure } from '../../ui/toasts.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { unsavedTexts } from '../forms/leave-questions.ts'

/** The response of a call that makes new ones. */
export type MadeCodes = { message: string; codes: string[] }

/** Of the account, which has one set of codes: new ones are shown in place of others. */
export type CodesProps = { codes: string[] | undefined; onCodes: (codes: string[]) => void }

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** Shown this once: only their hashes are stored. The button that confirms them has not the focus. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="flex flex-col items-start gap-4">
      <Banner
        tone="warning"
        title="Save these recovery codes. They are shown only once."
        detail="Each signs you in once, when the app is not at hand."
      />
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-8 gap-y-1 font-mono outline-none"
      >
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
      <LeaveGuard texts={leaveTexts} />
    </div>
  )
}

const leaveTexts = {
  ...unsavedTexts,
  hint: 'The recovery codes on this screen are not shown again.',
  yes: 'Leave',
  no: 'Stay here',
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
