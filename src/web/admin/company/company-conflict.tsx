import { companyFieldText } from '#contract/company/company-field-text.ts'
import { companyRowOf } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyRecord } from '#contract/company/company.ts'
import { timeText } from '../../ui/format.ts'
import { Conflict, ConflictVersion } from '../forms/conflict.tsx'
import { RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { differingFields } from './company-draft.ts'
import type { CompanyFormState } from './use-company-form.ts'

type CompanyConflictProps = {
  form: CompanyFormState
  /** What somebody else has stored since the form was opened. */
  theirs: CompanyRecord
}

export function CompanyConflict({ form, theirs }: CompanyConflictProps) {
  const at = theirs.changedAt ? `${timeText(theirs.changedAt)} ` : ''
  return (
    <Conflict
      title={companyMessages.changedMeanwhile}
      saved={`Saved ${at}by ${theirs.by ?? 'the system'}`}
      theirs={theirs}
      rows={differences(form, theirs)}
      columns={columns}
      onTakeTheirs={() => form.takeTheirs(theirs)}
      onKeepMine={() => form.submitMine(theirs)}
    />
  )
}

type Difference = { id: CompanyField; mine: string; stored: string; onTake: () => void }

function differences(form: CompanyFormState, theirs: CompanyRecord): Difference[] {
  return differingFields(form.profile, theirs.profile).map((field) => ({
    id: field,
    mine: companyFieldText(field, form.profile),
    stored: companyFieldText(field, theirs.profile),
    onTake: () => form.change({ [field]: theirs.profile[field] }),
  }))
}

const columns: Column<Difference>[] = [
  {
    head: 'Field',
    className: 'col-span-2 text-sm font-semibold @3xl:w-40 @3xl:align-top',
    cell: ({ id }) => companyRowOf(id).label,
  },
  {
    head: 'What you typed',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ mine }) => (
      <ConflictVersion title="What you typed">{mine || '(empty)'}</ConflictVersion>
    ),
  },
  {
    head: 'What is stored now',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ stored }) => (
      <ConflictVersion title="What is stored now">{stored || '(empty)'}</ConflictVersion>
    ),
  },
  {
    head: 'Choice',
    isRight: true,
    className: '@3xl:align-top',
    cell: ({ id, onTake }) => (
      <RowButton
        text="Take theirs"
        label={`Take theirs for ${companyRowOf(id).label}`}
        onPress={onTake}
      />
    ),
  },
]
