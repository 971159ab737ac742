import { useId } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: string
  /** Called by Escape and by the buttons inside; absent, only the buttons inside close it. */
  onClose?: () => void
  children: React.ReactNode
  /** Stay visible while the content scrolls. */
  buttons?: React.ReactNode
}

/**
 * The browser's own modal dialog, for public pages: it needs no library. Open while it is rendered.
 * The first control marked `data-first-focus` gets the focus, else the first there is; afterwards
 * the focus returns.
 */
export function Dialog({ title, onClose, children, buttons }: DialogProps) {
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
      className={look}
    >
      <div className="flex max-h-[inherit] flex-col">
        <h2 id={titleId} className="px-5 pt-5 text-lg font-semibold text-pretty wrap-anywhere">
          {title}
        </h2>
        <div
          // Safari does not let the keyboard scroll an element that is no tab stop.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-2 pb-5"
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
  'bg-surface text-ink shadow-[0_24px_60px_-12px_rgb(15_12_9/0.45)] open:flex ' +
  'backdrop:bg-[rgb(15_12_9/0.55)] transition-opacity duration-150 starting:opacity-0'
