import { useId } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: string
  /** Called by Escape and by the buttons inside; absent, only the buttons inside lead out. */
  onClose?: () => void
  role?: 'dialog' | 'alertdialog'
  /** Wide for reading, narrow for a question. */
  width?: 'narrow' | 'wide'
  children: React.ReactNode
  /** Stay in sight while the content scrolls. */
  buttons?: React.ReactNode
}

const widths = { narrow: 'max-w-md', wide: 'max-w-2xl' }

/**
 * The platform's own modal dialog, open while it is rendered. The focus stays inside and returns
 * afterwards. The first control marked `data-first-focus` gets it, else the first there is.
 */
export function Dialog({
  title,
  onClose,
  role = 'dialog',
  width = 'narrow',
  children,
  buttons,
}: DialogProps) {
  const titleId = useId()
  const textId = useId()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? textId : undefined}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // React passes on what a question inside, or its file field, cancels.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      className={`${look} ${widths[width]}`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <h2 id={titleId} className="px-5 pt-5 text-lg font-semibold text-pretty wrap-anywhere">
          {title}
        </h2>
        <div
          id={textId}
          // What scrolls must be reached by the keyboard: Safari does not see to that by itself.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={width === 'wide' ? 0 : undefined}
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
  'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-md border border-hairline ' +
  'bg-surface text-ink shadow-[0_24px_60px_-12px_rgb(15_12_9/0.45)] open:flex ' +
  'backdrop:bg-[rgb(15_12_9/0.55)] transition-opacity duration-150 starting:opacity-0'
