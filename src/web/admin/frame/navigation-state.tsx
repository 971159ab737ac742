import { useEffect, useRef, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { generalMessages } from '#contract/refused-response.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RetryButton } from './read-state.tsx'

/** That a screen is on its way, or that it cannot be opened: the one that is open stays. */
export function NavigationState() {
  const { state } = useNavigation()
  const { block, tryAgain, close } = useScriptGuard()
  if (block) {
    return (
      block.isShown && (
        <div className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-xl rounded-md bg-paper shadow-lg">
          <Banner
            title={titles[block.isTriedAgain ? 'again' : 'once']}
            detail={generalMessages.noReply}
          >
            <RetryButton onRetry={tryAgain} />
            <Button look="quiet" onClick={close}>
              Close
            </Button>
          </Banner>
        </div>
      )
    )
  }
  return state === 'idle' ? null : <ProgressLine />
}

const titles = {
  once: 'That screen could not be opened.',
  again: 'That screen still cannot be opened.',
}

/** Fades in after 200 ms, so that a fast navigation does not show it. */
function ProgressLine() {
  return (
    <div
      className="fixed inset-x-0 top-0 z-30 h-0.5 overflow-hidden bg-action/20 opacity-100 transition-opacity delay-200 duration-150 starting:opacity-0"
      aria-hidden="true"
    >
      <div className="h-full w-1/3 animate-[office-progress_1.1s_ease-in-out_infinite] bg-action" />
    </div>
  )
}

/** The address that could not be opened, and the entry of the history from which. */
type Block = {
  address: string
  from: string
  isShown: boolean
  isTriedAgain?: boolean
  /** What had the focus, such as the link. */
  opener: Element | null
}

/**
 * React Router reloads the document where the script of a screen cannot be loaded, also when it only
 * fetches it ahead, which without a connection ends in the browser's own error page. It waits for that
 * script for ever then: from there on each screen is opened as a document, once the server responds.
 */
function useScriptGuard() {
  const { key, pathname } = useLocation()
  const { location: next } = useNavigation()
  const [block, setBlock] = useState<Block>()
  const latest = useRef(block)
  const hasFailed = useRef(false)
  const isOther = next !== undefined && next.pathname !== pathname
  const address = isOther ? createPath(next) : undefined
  // Of each press on a link, also on the same one again.
  const attempt = next?.key
  useEffect(() => {
    if (address && hasFailed.current) void open(address)
    const listening = new AbortController()
    // Vite reloads the page while it is developed.
    if (!import.meta.env.DEV)
      window.navigation?.addEventListener('navigate', guardReload, listening)
    return () => listening.abort()

    /** By the router alone: the office itself reloads by `openAgain`, and the browser's own button sends no such event. */
    function guardReload(event: NavigateEvent) {
      if (event.navigationType !== 'reload') return
      event.preventDefault()
      hasFailed.current = true
      // Absent where the script was fetched ahead, and where it failed before its navigation was rendered.
      if (address) void open(address)
    }

    async function open(address: string) {
      const isUp = await isServerUp()
      // Another screen was opened meanwhile.
      if (listening.signal.aborted) return
      if (isUp) location.assign(address)
      else setBlock({ address, from: key, isShown: true, opener: document.activeElement })
    }
  }, [address, attempt, key])
  useEffect(() => {
    latest.current = block
  }, [block])
  const isHere = block?.from === key
  return {
    block: isHere ? block : undefined,
    async tryAgain() {
      if (!block) return
      const isUp = await isServerUp()
      // Closed, or another screen could not be opened meanwhile.
      if (latest.current !== block) return
      if (isUp) location.assign(block.address)
      else setBlock({ ...block, isTriedAgain: true })
    },
    close() {
      if (!block) return
      setBlock({ ...block, isShown: false })
      if (block.opener instanceof HTMLElement) block.opener.focus()
    },
  }
}

/** A proxy responds for a server that is away, too: with a failure. */
async function isServerUp() {
  const signal = AbortSignal.timeout(5_000)
  return fetch('/healthz', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}
