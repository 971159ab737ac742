import { useEffect, useRef } from 'react'
import { companyFieldText } from '#contract/company/company-field-text.ts'
import { companyRowOf } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import { companyLimits, companyMessages } from '#contract/company/company.ts'
import type { CompanyRecord } from '#contract/company/company.ts'
import { previewedPages } from '#contract/company/previewed-pages.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { Conflict } from '../forms/conflict.tsx'
import { FormFoot, FormSection } from '../forms/form-section.tsx'
import { UnsavedGuard } from '../forms/leave-guard.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { CompanyFieldControl } from './company-field.tsx'
import { companySections } from './company-sections.ts'
import { useCompanyForm } from './use-company-form.ts'
import type { CompanyFormState } from './use-company-form.ts'
import { useQuestionBeforeSaving } from './use-deletion-question.ts'

type CompanyEditorProps = { company: CompanyRecord; canEdit: boolean }

/** The form of the company, in parts that a short navigation leads to. */
export function CompanyEditor({ company, canEdit }: CompanyEditorProps) {
  const question = useQuestionBeforeSaving()
  const form = useCompanyForm(company, question.asksFirst)
  const { profile, fieldErrors, failure, conflict, isBusy, isDirty, preview } = form
  return (
    <>
      <form {...form.formProps} className="flex max-w-5xl flex-col gap-6">
        <SectionLinks />
        <RestoredDraft draft={form} onDiscard={form.discard} />
        {conflict && <CompanyConflict form={form} theirs={conflict} />}
        {failure && <Banner {...failure} />}
        {preview.failure && <Banner {...preview.failure} />}
        {form.previewToken && <CompanyPreview token={form.previewToken} />}
        <fieldset disabled={isBusy || !canEdit} className="contents">
          {companySections.map(({ id, title, hint, fields }) => (
            <FormSection key={id} id={id} title={title} {...(hint ? { hint } : {})}>
              <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-2">
                {fields.map((name) => (
                  <CompanyFieldControl
                    key={name}
                    {...{ name, profile }}
                    error={fieldErrors[name]}
                    wrong={form.wrongEntries[name]}
                    onChange={form.change}
                  />
                ))}
              </div>
            </FormSection>
          ))}
        </fieldset>
        {canEdit && (
          <FormFoot>
            <p
              role="status"
              className={`mr-auto text-sm text-ink-soft ${isDirty ? 'basis-full sm:basis-auto' : ''}`}
            >
              {isDirty && !isBusy && 'Not saved yet'}
            </p>
            {isDirty && !isBusy && <Button onClick={form.discard}>Discard changes</Button>}
            <Button onClick={() => void preview.run(profile)} aria-disabled={preview.isBusy()}>
              {preview.isBusy() ? 'Preparing...' : 'Preview'}
            </Button>
            <SubmitButton isBusy={isBusy} busyText="Saving...">
              Save
            </SubmitButton>
          </FormFoot>
        )}
        <UnsavedGuard isDirty={isDirty} isSent={isBusy} onDiscard={form.remove} />
      </form>
      {question.dialog}
    </>
  )
}

function SectionLinks() {
  return (
    <nav aria-label="Parts of the company" className="flex flex-wrap gap-x-4">
      {companySections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 items-center text-sm font-medium text-action md:min-h-8"
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Links to pages of the site as they would be. Has the focus: its button may be far below. */
function CompanyPreview({ token }: { token: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [token])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-blue bg-blue-wash px-4 py-3 outline-none"
    >
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold text-pretty text-blue">
          The preview is ready. Nothing is saved.
        </p>
        <p className="text-sm text-pretty">
          It works for {companyLimits.previewMinutes} minutes, for whoever has the address.
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4">
        {previewedPages.map(([path, name]) => (
          <li key={path}>
            <a
              href={`${path}?token=${token}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-sm font-medium text-action"
            >
              {name}
              <span className="sr-only"> (preview, in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type CompanyConflictProps = {
  form: CompanyFormState
  /** What somebody else has stored since the form was opened. */
  theirs: CompanyRecord
}

function CompanyConflict({ form, theirs }: CompanyConflictProps) {
  const { met, profile } = form
  if (!met) return null
  const at = theirs.changedAt ? `${timeText(theirs.changedAt)} ` : ''
  return (
    <Conflict
      title={companyMessages.changedMeanwhile}
      saved={`Saved ${at}by ${theirs.by ?? 'the system'}`}
      theirs={theirs}
      isSame={met.isSame}
      taken={met.taken.map((field) => storedOf(field, theirs))}
      rows={met.colliding.map((field) => ({
        ...storedOf(field, theirs),
        mine: companyFieldText(field, profile),
        onTake: () => form.take(field),
      }))}
      onTakeTheirs={() => form.takeTheirs(theirs)}
      onKeepMine={() => form.submitMine(theirs)}
    />
  )
}

function storedOf(field: CompanyField, { profile }: CompanyRecord) {
  return { id: field, label: companyRowOf(field).label, stored: companyFieldText(field, profile) }
}
