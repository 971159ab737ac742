import { useEffect, useId, useRef } from 'react'
import { companyFieldText } from '#contract/company/company-field-text.ts'
import { companyRowOf } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyRecord } from '#contract/company/company.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { ListTable } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { differingFields } from './company-draft.ts'
import type { CompanyFormState } from './use-company-form.ts'

type CompanyConflictProps = {
  form: CompanyFormState
  /** What somebody else has stored since the form was opened. */
  theirs: CompanyRecord
}

/** Both versions side by side, so that nothing is overwritten unseen. */
export function CompanyConflict({ form, theirs }: CompanyConflictProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs])
  const rows = differences(form, theirs)
  return (
    <section aria-labelledby={titleId} className="border border-amber bg-surface">
      <div className="bg-amber-wash px-4 py-3 text-amber">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="font-semibold outline-none">
          {companyMessages.changedMeanwhile}
        </h2>
        <p className="text-sm text-ink text-pretty">
          Saved {theirs.changedAt && timeText(theirs.changedAt)} by {theirs.by ?? 'the system'}.
          Nothing of yours is lost: choose which version stays.
        </p>
      </div>
      <div className="@container px-4">
        {rows.length === 0 ? (
          <p className="py-4 text-ink-soft">Both versions are the same by now.</p>
        ) : (
          <ListTable label="Where the versions differ" columns={columns} rows={rows} />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-4 py-3">
        <Button onClick={() => form.takeTheirs(theirs)}>Take theirs</Button>
        <Button look="action" onClick={() => form.submitMine(theirs)}>
          Keep mine
        </Button>
      </div>
    </section>
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
    cell: ({ mine }) => <Version title="What you typed" text={mine} />,
  },
  {
    head: 'What is stored now',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ stored }) => <Version title="What is stored now" text={stored} />,
  },
  {
    head: '',
    isRight: true,
    className: 'col-span-2 @3xl:align-top',
    cell: ({ id, onTake }) => (
      <Button look="quiet" aria-label={`Take theirs: ${companyRowOf(id).label}`} onClick={onTake}>
        Take theirs
      </Button>
    ),
  },
]

/** On a narrow screen each version has its title, because the row has become a card. */
function Version({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block text-xs text-ink-soft @3xl:hidden">{title}</span>
      <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
        {text || '(empty)'}
      </span>
    </>
  )
}
