import { Button } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'

type SpecificationLineProps = {
  number: number
  line: string
  canRemove: boolean
  faultId: string | undefined
  onChange: (text: string) => void
  onEnter: () => void
  onPaste: (text: string, start: number, end: number) => void
  onRemove: () => void
}

export function SpecificationLine(props: SpecificationLineProps) {
  const { number, line, canRemove, faultId, onChange, onRemove } = props
  return (
    <li className="flex items-center gap-2">
      <span
        className="hidden w-7 shrink-0 text-right text-sm @md:block text-ink-soft tabular-nums"
        aria-hidden="true"
      >
        {number}
      </span>
      <input
        type="text"
        value={line}
        aria-label={`Specification ${number}`}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => followKey(event, props)}
        onPaste={(event) => followPaste(event, props)}
        className={controlLook}
      />
      {canRemove && (
        <Button
          look="quiet"
          onClick={onRemove}
          aria-label={`Remove specification ${number}`}
          className="px-2.5! text-ink-soft!"
        >
          Remove
        </Button>
      )}
    </li>
  )
}

/** Enter would send the form, which nobody means in a list; Backspace in an empty line takes it away. */
function followKey(
  event: React.KeyboardEvent<HTMLInputElement>,
  { line, canRemove, onEnter, onRemove }: SpecificationLineProps,
) {
  if (event.nativeEvent.isComposing) return
  const isEnter = event.key === 'Enter'
  const isEmptied = event.key === 'Backspace' && line === '' && canRemove
  if (!isEnter && !isEmptied) return
  event.preventDefault()
  if (isEnter) onEnter()
  else onRemove()
}

function followPaste(
  event: React.ClipboardEvent<HTMLInputElement>,
  { onPaste }: SpecificationLineProps,
) {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n]/.test(text.trim())) return
  event.preventDefault()
  const { selectionStart, selectionEnd, value } = event.currentTarget
  onPaste(text, selectionStart ?? value.length, selectionEnd ?? value.length)
}
