import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { announce, Toasts } from '../ui/toasts.tsx'

const saved = 'Product updated successfully!'
const long = 'A text of several lines. '.repeat(6).trim()

const tabs = [
  ['first', 'First'],
  ['second', 'A longer second'],
] as const

/** What is seen only once it is opened. */
export function OpenedParts() {
  const [open, setOpen] = useState<'read' | 'office' | 'short' | 'asked'>()
  const [tab, setTab] = useState<'first' | 'second'>('first')
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('read')}>Dialog of the site</Button>
        <Button onClick={() => setOpen('office')}>Wide dialog of the office</Button>
        <Button onClick={() => setOpen('short')}>Narrow dialog of the office</Button>
        <Button onClick={() => setOpen('asked')}>Question</Button>
        <Button onClick={() => announce(saved)}>Toast</Button>
        <Button onClick={() => announce(long)}>Long toast</Button>
      </div>
      <Tabs label="Tabs" tabs={tabs} current={tab} onChoose={setTab}>
        <p className="py-3">{tab}</p>
      </Tabs>
      {open === 'read' && (
        <Dialog title="Wide" onClose={close} buttons={<Button onClick={close}>Close</Button>}>
          {'Much to read. '.repeat(300)}
        </Dialog>
      )}
      {open === 'office' && (
        <OfficeDialog
          title="Wide"
          width="wide"
          onClose={close}
          buttons={<Button onClick={close}>Close</Button>}
        >
          {'Much to read. '.repeat(300)}
        </OfficeDialog>
      )}
      {open === 'short' && (
        <OfficeDialog title={long} onClose={close} buttons={<Button onClick={close}>Close</Button>}>
          Little to read under a long title.
        </OfficeDialog>
      )}
      {open === 'asked' && (
        <ConfirmDialog
          question="Are you sure?"
          hint="It cannot be taken back."
          yes="Delete"
          onYes={close}
          onNo={close}
        />
      )}
      <Toasts />
    </>
  )
}
