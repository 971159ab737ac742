import { useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { ApiError, failureUnder, orNoReply } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { showOverlay, useOverlay } from './overlay-store.ts'
import type { Overlay } from './overlay-store.ts'
import { isSearchKey, isShortcut } from './shortcut-rules.ts'

type Content = React.ComponentType<{ onClose: () => void }>

/** Loaded when first opened, so that no screen waits for them. */
const parts: Record<Overlay, () => Promise<Content>> = {
  search: async () => (await import('../palette/palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcut-help.tsx')).ShortcutHelp,
}

/** The search of the whole office and the list of shortcuts, with the keys that open them. */
export function Overlays() {
  const shown = useOverlay()
  useEffect(() => {
    document.addEventListener('keydown', followKey)
    return () => document.removeEventListener('keydown', followKey)
  }, [])
  return shown && <LoadedOverlay key={shown} overlay={shown} />
}

const close = () => showOverlay(undefined)

function LoadedOverlay({ overlay }: { overlay: Overlay }) {
  const [{ Content }, setLoaded] = useState<{ Content?: Content }>({})
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    orNoReply(parts[overlay]).then(
      (Content) => isWanted && setLoaded({ Content }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (isWanted) setFailure(failureUnder('This could not be opened.', error))
      },
    )
    return () => {
      isWanted = false
    }
  }, [overlay, attempt])
  if (Content) return <Content onClose={close} />
  if (!failure) return null
  return (
    <OfficeDialog
      title="No connection"
      onClose={close}
      buttons={
        <>
          <Button onClick={close}>Close</Button>
          <Button look="action" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </>
      }
    >
      <Banner {...failure} />
    </OfficeDialog>
  )
}

function followKey(event: KeyboardEvent) {
  if (isSearchKey(event) && document.querySelector('[data-modal]') === null) {
    // Browsers put the focus into their own search.
    event.preventDefault()
    showOverlay('search')
  } else if (isShortcut(event) && screenKeys[event.key]?.()) event.preventDefault()
}

/** Each is true where there is something to do. */
const screenKeys: Record<string, () => boolean> = {
  '?': () => {
    showOverlay('shortcuts')
    return true
  },
  '/': () => press('#screen input[type=search]', (input) => input.focus()),
  n: () => press('#screen header a[href$="/new"], #screen [data-adds] input', (one) => one.click()),
}

function press(selector: string, act: (element: HTMLElement) => void) {
  const element = document.querySelector<HTMLElement>(selector)
  if (element) act(element)
  return element !== null
}
