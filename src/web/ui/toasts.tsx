import { Toast } from '@base-ui/react/toast'
import { LineIcon } from './line-icon.tsx'

const manager = Toast.createToastManager()

type ToastAction = { text: string; run: () => void }

/** Shows that something has worked. The toast stays when its screen is left, and longer with an action. */
export function announce(text: string, action?: ToastAction) {
  const toast = { title: text, timeout: action ? 15_000 : 6000 }
  if (!action) return void manager.add(toast)
  let isPressed = false
  const id = manager.add({
    ...toast,
    actionProps: {
      children: action.text,
      onClick() {
        // The button stays while the toast fades: the second press of two has no effect.
        if (isPressed) return
        isPressed = true
        manager.close(id)
        action.run()
      },
    },
  })
}

/** Shows that something has not worked, where no screen says so. Screen readers read it out at once. */
export function announceFailure(text: string) {
  manager.add({ title: text, type: 'failure', priority: 'high', timeout: 15_000 })
}

/**
 * Announced politely, apart from failures. F6 moves the focus to them, and they stay while pointed at or
 * focused. The children stand above them; none of it is hidden from screen readers while a dialog is open.
 */
export function Toasts({ children }: { children?: React.ReactNode }) {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          ref={followViewport}
          data-toasts
          onFocus={noteOrigin}
          className={viewportLook}
        >
          {children}
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** What had the focus before it came to the toasts. */
let origin: Element | null = null

function noteOrigin({ currentTarget, relatedTarget }: React.FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) origin = relatedTarget
}

/** The pressed button goes with its toast, and what had the focus before may have gone with its row. */
function returnFocus(toast: HTMLElement | null) {
  return () => {
    if (!toast?.contains(document.activeElement)) return
    queueMicrotask(() => {
      const heading = document.querySelector('#screen h1')
      for (const place of [origin, heading]) {
        if (document.activeElement !== document.body) return
        if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      }
    })
  }
}

/**
 * In place of Base UI's own, after which Tab never reaches the toasts again: it goes from the last
 * control of the page back to where F6 was pressed.
 */
function focusByF6(viewport: HTMLElement) {
  const controller = new AbortController()
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    if (key !== 'F6' || shiftKey || ctrlKey || altKey || metaKey) return
    event.stopPropagation()
    const button = viewport.querySelector<HTMLElement>('[data-toast] button')
    if (!button) return
    event.preventDefault()
    button.focus({ preventScroll: true })
  }
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: controller.signal })
  return () => controller.abort()
}

function followViewport(viewport: HTMLElement | null) {
  if (!viewport) return undefined
  const ends = [followHeight(viewport), focusByF6(viewport)]
  return () => {
    for (const end of ends) end()
  }
}

/** Sets --toasts to the height of the toasts, which office.css leaves free. */
function followHeight(viewport: HTMLElement) {
  const root = document.documentElement
  const observer = new ResizeObserver(() =>
    root.style.setProperty('--toasts', `${viewport.offsetHeight}px`),
  )
  observer.observe(viewport)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--toasts')
  }
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      ref={returnFocus}
      toast={toast}
      data-toast
      // Base UI says that it is a dialog, but it takes no focus and asks nothing.
      role="group"
      aria-modal={undefined}
      // Base UI has a failure read out by an alert of its own, and hides the toast, which Tab reaches.
      aria-hidden={undefined}
      aria-live={isFailure(toast) ? 'off' : undefined}
      className={look}
    >
      <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
        {!isFailure(toast) && (
          <LineIcon>
            <circle cx="10" cy="10" r="7.5" />
            <path d="m6.75 10.25 2.25 2.25 4.25-5" />
          </LineIcon>
        )}
        <Toast.Title
          render={<p />}
          className="min-w-0 grow text-sm font-semibold text-pretty wrap-anywhere"
        />
        <Toast.Action className="min-h-11 shrink-0 rounded-md px-3 text-sm font-semibold underline underline-offset-2 empty:hidden" />
        <Toast.Close
          aria-label="Dismiss"
          // Base UI sets it to true until a toast is pointed at, although Tab reaches the button.
          aria-hidden={false}
          className="flex size-11 shrink-0 items-center justify-center rounded-md opacity-80 hover:opacity-100"
        >
          <LineIcon className="size-4">
            <path d="m5 5 10 10M15 5 5 15" />
          </LineIcon>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

function isFailure({ type }: { type?: string | undefined }) {
  return type === 'failure'
}

/**
 * Above the bar that a screen may have at its foot, and in the middle: rows have their tick and name
 * on the left, and their buttons on the right.
 */
const viewportLook =
  'fixed inset-x-4 bottom-[calc(1rem+var(--foot,0rem))] z-50 mx-auto flex flex-col gap-2 sm:w-96 ' +
  'pb-[env(safe-area-inset-bottom)]'

/** The colours of the page are swapped, so that it is visible in both colour schemes. */
const look =
  'rounded-md bg-ink text-paper shadow-[0_12px_32px_-8px_rgb(15_12_9/0.5)] transition-[opacity,translate] ' +
  'duration-200 translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) ' +
  'data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:hidden'
