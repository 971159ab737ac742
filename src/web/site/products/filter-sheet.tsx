import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type FilterSheetProps = { total: number; onClose: () => void; children: React.ReactNode }

/** The filters on the phone. Loaded with the first press on their button. */
export function FilterSheet({ total, onClose, children }: FilterSheetProps) {
  const filters = useRef<HTMLDivElement>(null)
  const [isTyped, setTyped] = useState(false)
  return (
    <Dialog
      title="Filters"
      onClose={onClose}
      buttons={
        <Button look="action" className="grow" onClick={show}>
          {isTyped ? 'Show products' : showText(total)}
        </Button>
      }
    >
      <div ref={filters} onInput={readTyped} onSubmit={() => setTyped(false)}>
        {children}
      </div>
    </Dialog>
  )

  /** Its price cannot be counted before it is applied. */
  function readTyped() {
    setTyped(typedIn(filters.current) !== undefined)
  }

  /** A typed price is applied as well. Where it is refused, the sheet stays open. */
  function show() {
    const form = typedIn(filters.current)?.form
    if (form && !form.reportValidity()) return
    form?.requestSubmit()
    onClose()
  }
}

function typedIn(filters: HTMLElement | null) {
  const fields = filters?.querySelectorAll<HTMLInputElement>('input[type="number"]') ?? []
  return [...fields].find((field) => field.value !== field.defaultValue || field.validity.badInput)
}

function showText(total: number) {
  return total === 1 ? 'Show 1 product' : `Show ${total.toLocaleString('en-IN')} products`
}
