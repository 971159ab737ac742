import { Button } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { SuggestedInput } from './suggested-input.tsx'
import type { SpecRow } from './specification-rows.ts'
import type { RowField, SpecificationRows } from './use-specification-rows.ts'

type SpecificationLineProps = {
  category: string | undefined
  row: SpecRow
  at: number
  edits: SpecificationRows
  /** Of the error, where this line has one. */
  errorId: string | undefined
  isDragged: boolean
  onDragStart: (event: React.PointerEvent) => void
  onMoved: (at: number) => void
  /** What the line is read as. */
  understood: React.ReactNode
}

/** Two fields, a handle to drag the line by, and its buttons. */
export function SpecificationLine(props: SpecificationLineProps) {
  const { category, row, at, edits, errorId, isDragged, onDragStart, onMoved, understood } = props
  const { rows } = edits
  const hasOthers = rows.length > 1
  const name = `specification ${at + 1}`

  function move(to: number, field?: RowField) {
    if (edits.move(at, to, field)) onMoved(to)
  }

  const propsOf = (field: RowField) => ({
    'data-part': field,
    value: row[field],
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
    className: controlLook,
    onKeyDown: (event: React.KeyboardEvent) => followKey(event, { at, field, edits, move }),
    onPaste: (event: React.ClipboardEvent<HTMLInputElement>) =>
      followPaste(event, { at, field, edits }),
  })

  return (
    <li
      className="spec-row"
      style={isDragged ? { opacity: 0.4 } : undefined}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && edits.settle(at)
      }
    >
      <span
        data-handle
        title={hasOthers ? 'Drag to move' : undefined}
        className="spec-handle"
        aria-hidden="true"
        onPointerDown={hasOthers ? onDragStart : undefined}
      >
        {hasOthers && <OfficeIcon name="grip" className="size-4" />}
        {at + 1}
      </span>
      <SuggestedInput
        {...propsOf('label')}
        aria-label={`Label of ${name}`}
        placeholder="Label"
        suggested={category ? { of: 'label', category } : undefined}
        onText={(label) => edits.editLabel(at, label)}
      />
      <SuggestedInput
        {...propsOf('value')}
        aria-label={`Specification ${at + 1}`}
        placeholder="Value"
        suggested={category && row.label ? { of: 'value', category, label: row.label } : undefined}
        onText={(value) => edits.edit(at, { value })}
      />
      {hasOthers && (
        <div className="spec-tools">
          {steps.map(({ by, icon, direction }) => (
            <StepButton
              key={by}
              icon={icon}
              name={`Move ${name} ${direction}`}
              canStep={rows[at + by] !== undefined}
              onStep={() => move(at + by)}
            />
          ))}
          <Button
            look="quiet"
            onClick={() => edits.remove(at, 'value')}
            aria-label={`Remove ${name}`}
            className="px-2.5! text-ink-soft!"
          >
            Remove
          </Button>
        </div>
      )}
      {understood}
    </li>
  )
}

const steps = [
  { by: -1, icon: 'up', direction: 'up' },
  { by: 1, icon: 'down', direction: 'down' },
] as const

type StepButtonProps = {
  icon: 'up' | 'down'
  name: string
  canStep: boolean
  onStep: () => void
}

/** At an end the button stays, so that it does not lose the focus. */
function StepButton({ icon, name, canStep, onStep }: StepButtonProps) {
  return (
    <Button
      look="quiet"
      aria-label={name}
      title={`Move ${icon}`}
      aria-disabled={!canStep}
      onClick={onStep}
      className={`w-11 px-0! md:w-9 md:pointer-coarse:w-11 text-ink-soft! ${canStep ? '' : 'opacity-30'}`}
    >
      <OfficeIcon name={icon} className="size-4" />
    </Button>
  )
}

type Place = { at: number; field: RowField; edits: SpecificationRows }

const arrows: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type KeyPlace = Place & { move: (to: number, field: RowField) => void }

/** Enter would submit the form, which nobody expects in a list; Backspace in an empty line removes it. */
function followKey(event: React.KeyboardEvent, { at, field, edits, move }: KeyPlace) {
  const step = arrows[event.key]
  if (event.altKey && step) {
    event.preventDefault()
    return move(at + step, field)
  }
  const { label = '', value = '' } = edits.rows[at] ?? {}
  const isEmpty = label.trim() === '' && value.trim() === ''
  const isEnter = event.key === 'Enter'
  const isEmptied = event.key === 'Backspace' && label + value === '' && edits.rows.length > 1
  if (event.nativeEvent.isComposing || (!isEnter && !isEmptied)) return
  event.preventDefault()
  if (isEmptied) edits.remove(at, field)
  else if (field === 'label' && value === '' && !isEmpty) edits.focus({ at, field: 'value' })
  else if (!isEmpty && !edits.isFull) edits.addAfter(at)
}

function followPaste(event: React.ClipboardEvent<HTMLInputElement>, { at, field, edits }: Place) {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n\t]/.test(text.trim())) return
  event.preventDefault()
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const start = selectionStart ?? value.length
  edits.paste(at, { field, text, start, end: selectionEnd ?? value.length })
}
