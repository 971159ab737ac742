import { useState } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { passkeyMessages } from '#contract/accounts/passkey.ts'
import { Banner } from '../../ui/banner.tsx'
import type { Failure } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { failureOf } from './api-error.ts'
import { canUsePasskeys, signWithPasskey } from './device-passkeys.ts'
import { sendCall } from './send-call.ts'
import { beginSession } from './session-state.ts'

/** In place of the password and the code. It has its place before it is known whether it is offered: nothing moves. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (() => void) | undefined }) {
  const isOffered = useInBrowser(canUsePasskeys)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      {failure && <Banner {...failure} />}
      <Button
        onClick={() => void signIn()}
        aria-disabled={isBusy}
        className={isOffered ? '' : 'invisible'}
      >
        {isBusy ? 'Waiting for the device...' : 'Use a passkey'}
      </Button>
    </>
  )

  async function signIn() {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { options } = await sendCall(accountCalls.beginPasskeySignIn, {})
      const credential = await signWithPasskey(options)
      beginSession(await sendCall(accountCalls.signInWithPasskey, { credential }))
      onSignedIn?.()
    } catch (error) {
      setFailure(failureOf(error, passkeyMessages.signInFailed))
    } finally {
      setBusy(false)
    }
  }
}
