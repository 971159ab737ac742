import type { InputOf } from '#contract/call.ts'
import {
  bulkFields,
  changeLimits,
  changeMessages,
  priceRoundings,
} from '#contract/products/product-change.ts'
import type { BulkField, PriceRounding } from '#contract/products/product-change.ts'
import type { productDefinitions } from '#contract/products/product-definitions.ts'
import { fieldRowOf, productFields } from '#contract/products/product-fields.ts'
import { featuredChoices, publications, stockStatuses } from '#contract/products/product.ts'
import { typedPercent, typedPrice } from '#contract/products/typed-number.ts'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { useCategoryNames } from '../categories/use-categories.tsx'
import { oneOf } from '../lists/address-query.ts'
import { PercentField } from './percent-field.tsx'

type ChangeInput = InputOf<(typeof productDefinitions)['changeSeveral']>
/** Products by their ids, or by the query that finds them. */
export type ChangeTarget = Pick<ChangeInput, 'ids' | 'query'>
export type Changes = ChangeInput['changes']

export const draftFormId = 'change-products'

const priceSteps = ['Set to', 'Raise by %', 'Lower by %'] as const
const roundingTexts: Record<PriceRounding, string> = {
  none: 'Not rounded',
  '1': 'To 1 rupee',
  '10': 'To 10 rupees',
  '99': 'To the next …99',
}

export type ChangeDraft = {
  field: BulkField
  category: string
  stockStatus: string
  hsnCode: string
  gstRate: string
  publication: string
  featured: string
  priceStep: (typeof priceSteps)[number]
  amount: string
  rounding: PriceRounding
}

export const emptyDraft: ChangeDraft = {
  field: 'stockStatus',
  category: '',
  stockStatus: stockStatuses[0],
  hsnCode: '',
  gstRate: '18',
  publication: publications[0],
  featured: 'Yes',
  priceStep: 'Set to',
  amount: '',
  rounding: '1',
}

export function changesOf(draft: ChangeDraft): Changes {
  switch (draft.field) {
    case 'category':
      return { category: draft.category }
    case 'stockStatus':
      return { stockStatus: oneOf(stockStatuses, draft.stockStatus) || undefined }
    case 'hsnCode':
      return { hsnCode: draft.hsnCode }
    case 'gstRate':
      return { gstRate: numberIn(typedPercent(draft.gstRate)) }
    case 'publication':
      return { publication: oneOf(publications, draft.publication) || undefined }
    case 'featured':
      return { featured: oneOf(featuredChoices, draft.featured) || undefined }
    case 'price':
      return { price: priceChangeOf(draft) }
  }
}

/** What is not a number, or nothing, is refused by the server, with a text for it. */
function priceChangeOf({ priceStep, amount, rounding }: ChangeDraft): Changes['price'] {
  const number = numberIn(priceStep === 'Set to' ? typedPrice(amount) : typedPercent(amount))
  if (priceStep === 'Set to') return { set: number, rounding: 'none' }
  return { percent: priceStep === 'Raise by %' ? number : -number, rounding }
}

function numberIn(digits: string) {
  return digits === '' ? NaN : Number(digits)
}

type ChoiceField = Exclude<BulkField, TypedField>
type TypedField = 'price' | 'hsnCode' | 'gstRate'

function isChoice(field: BulkField): field is ChoiceField {
  return field in choiceLabels
}

type FixedField = Exclude<ChoiceField, 'category'>

const choiceLabels: Record<ChoiceField, string> = {
  category: 'New category',
  stockStatus: 'New stock status',
  publication: 'New publication',
  featured: 'Feature on Home',
}

const fieldChoices: Record<FixedField, readonly string[]> = {
  stockStatus: stockStatuses,
  publication: publications,
  featured: featuredChoices,
}

/** Of what is typed for Raise and Lower, which say the sign: the call takes both in one number. */
export function draftFault({ field, priceStep, amount }: ChangeDraft) {
  if (field !== 'price' || priceStep === 'Set to') return undefined
  const { least, most } = changeLimits.percent
  const limit = priceStep === 'Raise by %' ? most : -least
  const digits = typedPercent(amount)
  const isInRange = digits !== '' && Number(digits) >= 0 && Number(digits) <= limit
  return isInRange ? undefined : changeMessages.percentFault(limit)
}

type DraftFormProps = {
  draft: ChangeDraft
  error: string | undefined
  onChange: (change: Partial<ChangeDraft>) => void
  formProps: React.ComponentProps<'form'>
}

export function ChangeDraftForm({ draft, error, onChange, formProps }: DraftFormProps) {
  const { field, priceStep } = draft
  const categories = useCategoryNames()
  return (
    <form {...formProps} id={draftFormId} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Changes"
        value={fieldRowOf(field).label}
        choices={bulkFields.map((field) => fieldRowOf(field).label)}
        onChoose={(label) => {
          const field = bulkFields.find((field) => fieldRowOf(field).label === label)
          if (!field) return
          const [first = ''] = categories
          onChange({ field, category: draft.category || first })
        }}
      />
      {isChoice(field) && (
        <SelectField
          label={choiceLabels[field]}
          error={error}
          value={draft[field]}
          choices={field === 'category' ? categories : fieldChoices[field]}
          onChoose={(choice) => onChange({ [field]: choice })}
        />
      )}
      {field === 'hsnCode' && (
        <TextField
          label="New HSN code"
          error={error}
          hint={productFields.hsnCode.hint}
          inputMode="numeric"
          autoComplete="off"
          value={draft.hsnCode}
          onChange={({ target }) => onChange({ hsnCode: target.value })}
        />
      )}
      {field === 'gstRate' && (
        <PercentField
          label="New GST rate"
          name="gstRate"
          error={error}
          value={draft.gstRate}
          usual={productFields.gstRate.usual}
          onRate={(gstRate) => onChange({ gstRate })}
          onChange={({ target }) => onChange({ gstRate: target.value })}
        />
      )}
      {field === 'price' && (
        <>
          <SelectField
            label="How"
            value={priceStep}
            choices={priceSteps}
            onChoose={(text) => onChange({ priceStep: oneOf(priceSteps, text) || 'Set to' })}
          />
          <TextField
            label={priceStep === 'Set to' ? 'New price in ₹' : 'Percent'}
            inputMode="decimal"
            autoComplete="off"
            isRequired
            error={error}
            value={draft.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          {priceStep !== 'Set to' && (
            <SelectField
              label="Rounded"
              value={roundingTexts[draft.rounding]}
              choices={Object.values(roundingTexts)}
              onChoose={(text) => onChange({ rounding: roundingIn(text) })}
            />
          )}
        </>
      )}
    </form>
  )
}

function roundingIn(text: string): PriceRounding {
  return priceRoundings.find((rounding) => roundingTexts[rounding] === text) ?? 'none'
}
