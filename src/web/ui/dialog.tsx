import { useId } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: string
  /** Called by Escape and by the buttons inside; absent, only the buttons inside close it. */
  onClose?: () => void
  children: React.ReactNode
  /** Stay visible while the content scrolls. */
  buttons?: React.ReactNode
  /** With a cross in its corner, and as large as the screen of a phone. */
  isSheet?: boolean
}

/**
 * The browser's own modal dialog, for public pages: it needs no library. Open while it is rendered.
 * The first control marked `data-first-focus` gets the focus, else the first there is; afterwards
 * the focus returns.
 */
export function Dialog({ title, onClose, children, buttons, isSheet }: DialogProps) {
  const titleId = useId()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // React passes on what a question inside, or its file field, cancels.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      className={isSheet ? `${look} ${sheetLook}` : look}
    >
      <div className="flex max-h-[inherit] min-h-0 grow flex-col">
        <div className="flex items-start gap-3 px-5 pt-5">
          <h2 id={titleId} className="grow text-lg font-semibold text-pretty wrap-anywhere">
            {title}
          </h2>
          {isSheet && (
            <button
              type="button"
              aria-label="Close"
              disabled={!onClose}
              onClick={onClose}
              className="-mt-2 -mr-3 flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken disabled:opacity-60"
            >
              <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="2">
                <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
              </svg>
            </button>
          )}
        </div>
        <div
          // Safari does not let the keyboard scroll an element that is no tab stop.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-5"
        >
          {children}
        </div>
        {buttons && (
          <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-3">
            {buttons}
          </div>
        )}
      </div>
    </dialog>
  )
}

const look =
  'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-2xl flex-col overflow-hidden rounded-md border border-hairline ' +
  'bg-surface text-ink [box-shadow:0_24px_60px_-12px_rgb(15_12_9/0.45)] open:flex ' +
  'backdrop:bg-[rgb(15_12_9/0.55)] transition-opacity starting:opacity-0'

const sheetLook =
  'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0'
