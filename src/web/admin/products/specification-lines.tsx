import { useEffect, useId, useRef } from 'react'
import { productLimits } from '#contract/products/product-messages.ts'
import { Button } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { insertedLine, movedLine, pastedLines, removedLine } from './specification-edits.ts'

type SpecificationLinesProps = {
  lines: string[]
  error: string | undefined
  onChange: (lines: string[]) => void
}

/** Free text in lines. Enter adds a line, Alt and an arrow key moves it; pasted lines and tables become lines here. */
export function SpecificationLines({ lines, error, onChange }: SpecificationLinesProps) {
  const { list, isFull, addAfter, remove, ...edits } = useLineEdits(lines, onChange)
  const errorId = useId()
  // The error belongs to the list. Lines that are too long are marked; if none is, all lines are.
  const isLong = (line: string) => line.trim().length > productLimits.spec
  const isWrong = (line: string) => Boolean(error) && (isLong(line) || !lines.some(isLong))
  return (
    <div>
      <ol ref={list} className="flex flex-col gap-2">
        {lines.map((line, i) => (
          <li key={i} className="flex items-center gap-2">
            <span
              className="hidden w-7 shrink-0 text-right text-sm @md:block text-ink-soft tabular-nums"
              aria-hidden="true"
            >
              {i + 1}
            </span>
            <input
              type="text"
              value={line}
              aria-label={`Specification ${i + 1}`}
              aria-invalid={isWrong(line)}
              aria-describedby={isWrong(line) ? errorId : undefined}
              autoComplete="off"
              onChange={({ target }) => onChange(lines.with(i, target.value))}
              onKeyDown={(event) => edits.followKey(event, i)}
              onPaste={(event) => edits.followPaste(event, i)}
              className={controlLook}
            />
            {lines.length > 1 && (
              <Button
                look="quiet"
                onClick={() => remove(i)}
                aria-label={`Remove specification ${i + 1}`}
                className="px-2.5! text-ink-soft!"
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ol>
      {error && (
        <p id={errorId} className="mt-2 @md:pl-9 text-sm text-danger">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 @md:pl-9">
        <Button onClick={() => addAfter(lines.length - 1)} disabled={isFull}>
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
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** What changes the number of lines or their order, and where the focus is afterwards. */
function useLineEdits(lines: string[], onChange: (lines: string[]) => void) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<number>(undefined)
  const isFull = lines.length >= productLimits.specs
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelectorAll('input')[wanted.current]?.focus()
    wanted.current = undefined
  })

  function change(changed: string[], focused: number) {
    wanted.current = focused
    onChange(changed)
  }

  const addAfter = (at: number) => change(insertedLine(lines, at), at + 1)
  const remove = (at: number) => change(removedLine(lines, at), Math.max(at - 1, 0))

  function move(from: number, to: number) {
    const moved = movedLine(lines, from, to)
    if (moved) change(moved, to)
  }

  /** Enter would submit the form, which nobody expects in a list; Backspace in an empty line removes it. */
  function followKey(event: React.KeyboardEvent, at: number) {
    const step = steps[event.key]
    if (event.altKey && step) {
      event.preventDefault()
      return move(at, at + step)
    }
    const line = lines[at] ?? ''
    const isEnter = event.key === 'Enter'
    const isEmptied = event.key === 'Backspace' && line === '' && lines.length > 1
    if (event.nativeEvent.isComposing || (!isEnter && !isEmptied)) return
    event.preventDefault()
    if (isEmptied) remove(at)
    else if (line.trim() !== '' && !isFull) addAfter(at)
  }

  function followPaste(event: React.ClipboardEvent<HTMLInputElement>, at: number) {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(text.trim())) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const start = selectionStart ?? value.length
    const pasted = pastedLines(lines, at, { text, start, end: selectionEnd ?? value.length })
    change(pasted, at + pasted.length - lines.length)
  }

  return { list, isFull, addAfter, remove, followKey, followPaste }
}
