import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type FilterSheetProps = { total: number; onClose: () => void; children: React.ReactNode }

/** The filters on the phone. Loaded with the first press on their button. */
export function FilterSheet({ total, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      title="Filters"
      width="wide"
      onClose={onClose}
      buttons={
        <Button look="action" className="grow" onClick={onClose}>
          {total === 1 ? 'Show 1 product' : `Show ${total.toLocaleString('en-IN')} products`}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
