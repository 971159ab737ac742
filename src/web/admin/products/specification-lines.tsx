import { useEffect, useId, useRef } from 'react'
import { productLimits } from '#contract/products/product-messages.ts'
import { Button } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { changedLine, insertedLine, pastedLines, removedLine } from './specification-edits.ts'

type SpecificationLinesProps = {
  lines: string[]
  error: string | undefined
  onChange: (lines: string[]) => void
}

/** Free text in lines. Enter adds a line; several pasted lines become several lines here. */
export function SpecificationLines({ lines, error, onChange }: SpecificationLinesProps) {
  const { list, focusLine } = useFocusedLine()
  const errorId = useId()
  const isFull = lines.length >= productLimits.specs

  function add(after: number) {
    focusLine(after + 1)
    onChange(insertedLine(lines, after))
  }

  return (
    <div>
      <ol ref={list} className="flex flex-col gap-2">
        {lines.map((line, i) => (
          <SpecificationLine
            key={i}
            number={i + 1}
            line={line}
            canRemove={lines.length > 1}
            errorId={isWrong(line) ? errorId : undefined}
            onChange={(text) => onChange(changedLine(lines, i, text))}
            onEnter={() => line.trim() !== '' && !isFull && add(i)}
            onPaste={(text, start, end) => {
              const pasted = pastedLines(lines, i, { text, start, end })
              focusLine(i + pasted.length - lines.length)
              onChange(pasted)
            }}
            onRemove={() => {
              focusLine(Math.max(i - 1, 0))
              onChange(removedLine(lines, i))
            }}
          />
        ))}
      </ol>
      {error && (
        <p id={errorId} className="mt-2 @md:pl-9 text-sm text-danger">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 @md:pl-9">
        <Button onClick={() => add(lines.length - 1)} disabled={isFull}>
          + Add Specification
        </Button>
        {isFull && (
          <p className="text-sm text-ink-soft">
            A product has at most {productLimits.specs} lines.
          </p>
        )}
      </div>
    </div>
  )

  /** The error belongs to the list. Lines that are too long are marked; if none is, all lines are. */
  function isWrong(line: string) {
    const isLong = (line: string) => line.trim().length > productLimits.spec
    return error !== undefined && (isLong(line) || !lines.some(isLong))
  }
}

function useFocusedLine() {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelectorAll('input')[wanted.current]?.focus()
    wanted.current = undefined
  })
  return { list, focusLine: (line: number) => void (wanted.current = line) }
}

type SpecificationLineProps = {
  number: number
  line: string
  canRemove: boolean
  errorId: string | undefined
  onChange: (text: string) => void
  onEnter: () => void
  onPaste: (text: string, start: number, end: number) => void
  onRemove: () => void
}

function SpecificationLine(props: SpecificationLineProps) {
  const { number, line, canRemove, errorId, onChange, onRemove } = props
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
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
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

/** Enter would submit the form, which nobody expects in a list; Backspace in an empty line removes it. */
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
