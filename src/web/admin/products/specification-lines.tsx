import { useEffect, useId, useRef } from 'react'
import { productLimits } from '#contract/products/product-messages.ts'
import { Button } from '../../ui/button.tsx'
import { SpecificationLine } from './specification-line.tsx'
import { changedLine, insertedLine, pastedLines, removedLine } from './specification-edits.ts'

type SpecificationLinesProps = {
  lines: string[]
  fault: string | undefined
  onChange: (lines: string[]) => void
}

/** Free text, a line each. Enter adds the next; several pasted lines become several rows. */
export function SpecificationLines({ lines, fault, onChange }: SpecificationLinesProps) {
  const { list, focusLine } = useFocusedLine()
  const faultId = useId()
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
            faultId={isFaulty(line) ? faultId : undefined}
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
      {fault && (
        <p id={faultId} className="mt-2 @md:pl-9 text-sm text-danger">
          {fault}
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

  /** The fault belongs to the list: the lines that cause it are those that are too long, else all. */
  function isFaulty(line: string) {
    const isLong = (line: string) => line.trim().length > productLimits.spec
    return fault !== undefined && (isLong(line) || !lines.some(isLong))
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
