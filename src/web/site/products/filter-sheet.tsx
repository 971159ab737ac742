import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { productsText } from '#contract/count-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { listAddress } from '../frame/list-address.ts'

type FilterSheetProps = {
  total: number
  /** The list without filters, where some are set. */
  clear: string | undefined
  onClose: () => void
  /** As `onClose`, and the list is shown anew. */
  onShow: () => void
  children: React.ReactNode
}

/** The filters on the phone. Loaded with the first press on their button. */
export function FilterSheet({ total, clear, onClose, onShow, children }: FilterSheetProps) {
  const filters = useRef<HTMLDivElement>(null)
  const [isTyped, setTyped] = useState(false)
  const navigate = useNavigate()
  return (
    <Dialog
      title="Filters"
      onClose={onClose}
      isSheet
      buttons={
        <>
          {clear !== undefined && (
            <ButtonLink to={clear} preventScrollReset onClick={onShow}>
              Clear filters
            </ButtonLink>
          )}
          <Button look="action" className="grow" onClick={show}>
            {isTyped ? 'Show products' : `Show ${productsText(total)}`}
          </Button>
        </>
      }
    >
      <div ref={filters} onInput={readTyped} onSubmit={() => setTyped(false)}>
        {children}
      </div>
    </Dialog>
  )

  /** What a typed bound leaves cannot be counted before it is applied. */
  function readTyped() {
    setTyped(typedIn(filters.current).length > 0)
  }

  /** What was typed in any of the ranges is applied as well. Where it is refused, the sheet stays open. */
  function show() {
    const typed = typedIn(filters.current)
    if (!typed.every((field) => field.reportValidity())) return
    const [form] = typed.flatMap((field) => field.form ?? [])
    if (form) {
      const bounds = typed.map(({ name, value }) => [name, value === '' ? null : value])
      const kept = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
      )
      const list = listAddress(new URLSearchParams(kept).toString(), Object.fromEntries(bounds))
      void navigate(list, { preventScrollReset: true })
    }
    onShow()
  }
}

function typedIn(filters: HTMLElement | null) {
  const fields = filters?.querySelectorAll<HTMLInputElement>('input[type="number"]') ?? []
  return [...fields].filter(
    (field) => field.value !== field.defaultValue || field.validity.badInput,
  )
}
