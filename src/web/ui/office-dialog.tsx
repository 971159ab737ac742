import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { Button } from './button.tsx'

type OfficeDialogProps = {
  title: string
  /** Called by Escape and by the buttons inside; absent, only the buttons inside close it. */
  onClose?: () => void
  role?: Role
  /** Wide for reading, narrow for a question. */
  width?: 'narrow' | 'wide'
  children: React.ReactNode
  /** Stay visible while the content scrolls. One that is only read has a button that closes it. */
  buttons?: React.ReactNode
}

type Role = 'dialog' | 'alertdialog'

/** A modal dialog of the back office, open while it is rendered. */
export function OfficeDialog({
  title,
  onClose,
  role = 'dialog',
  width = 'narrow',
  children,
  buttons = onClose && <CloseButton {...{ onClose }} />,
}: OfficeDialogProps) {
  return (
    <Modal {...{ role }} {...(onClose ? { onClose } : {})} className={`${look} ${widths[width]}`}>
      <Dialog.Title className="px-5 pt-5 text-lg font-semibold text-pretty wrap-anywhere">
        {title}
      </Dialog.Title>
      <div
        // Safari does not let the keyboard scroll an element that is no tab stop.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={width === 'wide' ? 0 : undefined}
        className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-2 pb-5"
      >
        {role === 'alertdialog' ? (
          <Dialog.Description render={<div />}>{children}</Dialog.Description>
        ) : (
          children
        )}
      </div>
      {buttons && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-3">
          {buttons}
        </div>
      )}
    </Modal>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button onClick={onClose} data-first-focus>
      Close
    </Button>
  )
}

const widths = { narrow: 'max-w-md', wide: 'max-w-2xl' }

const look =
  'inset-0 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col rounded-md border border-hairline ' +
  'bg-surface shadow-[0_24px_60px_-12px_rgb(15_12_9/0.45)] transition-opacity duration-150 starting:opacity-0'

type ModalProps = {
  role?: Role
  /** Absent, Escape does nothing. */
  onClose?: () => void
  /** A press beside it closes it too. */
  closesOutside?: boolean
  'aria-label'?: string
  className: string
  children: React.ReactNode
}

const roots = { dialog: Dialog.Root, alertdialog: AlertDialog.Root }

/**
 * The page behind it cannot be used until it is closed. The first control marked `data-first-focus`
 * gets the focus, else the first there is; afterwards the focus returns.
 */
export function Modal({ role = 'dialog', onClose, closesOutside = false, ...popup }: ModalProps) {
  const element = useRef<HTMLDivElement>(null)
  const Root = roots[role]
  return (
    <Root open onOpenChange={(_, details) => close(details)}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={backdropLook} />
        <Dialog.Popup
          {...popup}
          ref={element}
          data-modal
          initialFocus={() =>
            element.current?.querySelector<HTMLElement>('[data-first-focus]') ?? true
          }
          className={`fixed z-40 overflow-hidden text-ink outline-none ${popup.className}`}
        />
      </Dialog.Portal>
    </Root>
  )

  /** One Escape closes one dialog, also where another one was opened beside this and not in it. */
  function close({ reason, event, cancel }: Dialog.Root.ChangeEventDetails) {
    const isEscape = reason === 'escape-key' && !event.defaultPrevented && isLast(element.current)
    const isOutside = reason === 'outside-press' && closesOutside
    if (onClose && (isEscape || isOutside)) onClose()
    else cancel()
  }
}

function isLast(modal: Element | null) {
  return [...document.querySelectorAll('[data-modal]')].at(-1) === modal
}

const backdropLook =
  'fixed inset-0 z-40 bg-[rgb(15_12_9/0.55)] transition-opacity duration-150 starting:opacity-0'
