import { companyFieldText } from '#contract/company/company-field-text.ts'
import { companyRowOf } from '#contract/company/company-fields.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyRecord } from '#contract/company/company.ts'
import { timeText } from '../../ui/format.ts'
import { Conflict } from '../forms/conflict.tsx'
import type { Difference } from '../forms/conflict.tsx'
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
      onTakeTheirs={() => form.takeTheirs(theirs)}
      onKeepMine={() => form.submitMine(theirs)}
    />
  )
}

function differences(form: CompanyFormState, theirs: CompanyRecord): Difference[] {
  return differingFields(form.profile, theirs.profile).map((field) => ({
    id: field,
    label: companyRowOf(field).label,
    mine: companyFieldText(field, form.profile),
    stored: companyFieldText(field, theirs.profile),
    onTake: () => form.change({ [field]: theirs.profile[field] }),
  }))
}
