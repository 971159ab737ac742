import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { productCalls } from '#contract/products/product-calls.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import {
  choiceKinds,
  isNumberKind,
  numberKinds,
  specKinds,
  specLabel,
} from '#contract/specifications/spec-kinds.ts'
import type { SpecKind, SpecValue } from '#contract/specifications/spec-kinds.ts'
import type { LineReading } from '#contract/specifications/spec-reading.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { SelectField } from '../../ui/select.tsx'
import { useOwnClose } from '../forms/use-own-close.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type ReadLines = { id: string | undefined; category: string | undefined; lines: string[] }
type Readings = ReadonlyMap<string, LineReading>

/** What the lines of the form are understood to say, by their texts. */
export function useReadings({ id, category, lines }: ReadLines): Readings {
  const specs = useDeferredValue(lines.map((line) => line.trim()).join('\n'))
  // The call refuses all lines where one is too long, and what is beyond the limit is not stored.
  const asked = specs
    .split('\n')
    .filter((line) => line !== '' && line.length <= productLimits.spec)
    .slice(0, productLimits.specs)
  const { data } = useQuery({
    ...callQuery(productCalls.readSpecifications, {
      ...(id && { id }),
      category: category ?? '',
      specs: asked,
    }),
    enabled: category !== undefined && asked.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return new Map(asked.flatMap((line, at) => (data?.lines[at] ? [[line, data.lines[at]]] : [])))
}

type UnderstoodProps = { id: string | undefined; line: string; readings: Readings }

/** Below a line what it is read as, and the way to correct it once it is stored. */
export function Understood({ id, line, readings }: UnderstoodProps) {
  const [isOpen, setOpen] = useState(false)
  const reading = readings.get(line)
  if (!reading) return null
  const { says, isUnderstood } = reading
  const texts = says.map(({ label, text, isCorrected }) => {
    return `${label} ${text}${isCorrected ? ' (corrected)' : ''}`
  })
  return (
    <p className="spec-understood text-xs text-ink-soft">
      {isUnderstood ? texts.join(', ') : 'Not understood'}
      {id && (says.length > 0 || !isUnderstood) && (
        <Button look="quiet" className="ml-2 px-1.5! text-xs!" onClick={() => setOpen(true)}>
          Correct
        </Button>
      )}
      {id && isOpen && (
        <CorrectionDialog {...{ id, line, reading }} onClose={() => setOpen(false)} />
      )}
    </p>
  )
}

type CorrectionDialogProps = { id: string; line: string; reading: LineReading; onClose: () => void }

function CorrectionDialog({ id, line, reading, onClose }: CorrectionDialogProps) {
  const [kind, setKind] = useState<SpecKind>(reading.says[0]?.kind ?? 'memory')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const isCorrected = reading.says.some((said) => said.kind === kind && said.isCorrected)
  const { run, failure, isBusy } = useWrite({
    store: (value: SpecValue | null | undefined) =>
      callApi(productCalls.correctSpecification, { id, line, kind, value }),
    failureOf: (error) => failureUnder('The correction was not stored', error),
    announces: ({ message }) => message,
    onStored: useOwnClose(onClose),
    outdates: [productCalls.readSpecifications],
  })
  const busy = { 'aria-disabled': isBusy() }
  const unit = isNumberKind(kind) ? numberKinds[kind].unit : ''
  return (
    <OfficeDialog
      title="Correct what was understood"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isCorrected && (
            <Button {...busy} onClick={() => void run(undefined)}>
              Read it again
            </Button>
          )}
          <Button {...busy} onClick={() => void run(null)}>
            Not stated
          </Button>
          <Button {...busy} look="action" disabled={typed.trim() === ''} onClick={save}>
            Save correction
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere" dir="auto">
          {line}
        </p>
        <SelectField
          label="Kind"
          choices={specKinds.map(specLabel)}
          value={specLabel(kind)}
          onChoose={(label) => {
            setKind(specKinds.find((one) => specLabel(one) === label) ?? kind)
            setTyped('')
            setFault(undefined)
          }}
        />
        {isNumberKind(kind) ? (
          <TextField
            label={unit === '' ? 'Value' : `Value in ${unit}`}
            value={typed}
            inputMode="decimal"
            error={fault}
            onChange={({ target }) => {
              setTyped(target.value)
              setFault(undefined)
            }}
          />
        ) : (
          <SelectField
            label="Value"
            choices={choiceKinds[kind].choices}
            value={typed}
            onChoose={setTyped}
          />
        )}
        {failure && <Banner {...failure} />}
      </div>
    </OfficeDialog>
  )

  /** What is no number would become null in JSON, which says that the line does not state it. */
  function save() {
    if (!isNumberKind(kind)) return void run(typed)
    const number = Number(typed)
    if (Number.isNaN(number)) setFault('Please enter a number, such as 16')
    else void run(number)
  }
}
