import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryIcons, categoryLimits, categoryMessages } from '#contract/categories/category.ts'
import type { CategoryIcon, OfficeCategory } from '#contract/categories/category.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Pictogram } from '../../ui/category-pictogram.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { announce } from '../../ui/toasts.tsx'
import { checkInput, outcomeOf } from '../forms/submit-form.ts'
import { ApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'
import { CategoryConflict } from './category-conflict.tsx'
import { formOf, useCategoryDraft } from './category-draft.ts'
import type { CategoryTexts } from './category-draft.ts'
import { categoryReads } from './use-category-changes.ts'

type CategoryDialogProps = {
  /** Absent for a new one. */
  category?: OfficeCategory
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const formId = useId()
  const draft = useCategoryDraft(category)
  const { typed, type } = draft
  const [conflict, setConflict] = useState<OfficeCategory>()
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(save)
  return (
    <OfficeDialog
      title={category ? 'Edit category' : 'Add category'}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <SubmitButton form={formId} isBusy={isBusy} busyText="Saving..." disabled={false}>
            Save category
          </SubmitButton>
        </>
      }
    >
      <form {...formProps} id={formId} className="flex flex-col gap-4">
        {draft.isRestored && !conflict && (
          <Banner tone="note" title="What you typed here before has been restored.">
            <Button onClick={draft.discard}>Discard draft</Button>
          </Banner>
        )}
        {conflict && (
          <CategoryConflict
            theirs={conflict}
            {...{ typed, type }}
            onTakeTheirs={() => {
              setConflict(undefined)
              draft.rebase(conflict)
            }}
            onKeepMine={() => {
              flushSync(() => draft.rebase(conflict, typed))
              formProps.ref.current?.requestSubmit()
            }}
          />
        )}
        {failure && <Banner {...failure} />}
        <CategoryFields {...{ typed, fieldErrors, type }} isNew={!category} />
      </form>
    </OfficeDialog>
  )

  function cancel() {
    draft.remove()
    onClose()
  }

  async function save(): Promise<Outcome | undefined> {
    const form = formOf(typed)
    const failed = category ? categoryMessages.changeFailed : categoryMessages.addFailed
    setConflict(undefined)
    try {
      const faults = await checkInput(loadSchema, form)
      if (Object.keys(faults).length > 0) return { fieldErrors: faults }
      if (category) await change(category, { ...form, version: draft.version ?? category.version })
      else announce((await callApi(categoryCalls.add, form)).message)
      draft.remove()
      onClose()
      await outdate(categoryReads)
      return undefined
    } catch (error) {
      const theirs = conflictIn(error)
      setConflict(theirs)
      if (theirs) void outdate(categoryReads)
      return theirs ? undefined : outcomeOf(error, failed)
    }
  }
}

/** The message that follows a rename undoes it, unless somebody has changed the category meanwhile. */
async function change(before: OfficeCategory, form: ReturnType<typeof formOf> & Versioned) {
  const { id } = before
  const { category, message } = await callApi(categoryCalls.change, { id, ...form })
  if (category.name === before.name) return announce(message)
  announceRestorable({
    message: categoryMessages.renamed(before.name, category.name),
    restore: () =>
      callApi(categoryCalls.change, { id, name: before.name, version: category.version }),
    failed: categoryMessages.changeFailed,
    reads: categoryReads,
  })
}

type Versioned = { version: number }

function conflictIn(error: unknown): OfficeCategory | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return isDetailsOf(categoryCalls.change, error.body) ? error.body.category : undefined
}

async function loadSchema() {
  return (await import('#contract/categories/category-form.ts')).CategoryForm
}

type CategoryFieldsProps = {
  typed: CategoryTexts
  isNew: boolean
  fieldErrors: Record<string, string | undefined>
  type: (change: Partial<CategoryTexts>) => void
}

function CategoryFields({ typed, isNew, fieldErrors, type }: CategoryFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        data-first-focus
        hint={isNew ? undefined : 'Addresses with the former name lead to the new one.'}
        maxLength={categoryLimits.name}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => type({ name: target.value })}
        error={fieldErrors.name}
        isRequired
      />
      <IconChoice chosen={typed.icon} onChoose={(icon) => type({ icon })} />
      <TextAreaField
        label="Synonyms"
        name="synonyms"
        rows={3}
        hint="Words by which a search finds its products too, one a line."
        value={typed.synonyms}
        onChange={({ target }) => type({ synonyms: target.value })}
        error={fieldErrors.synonyms}
      />
      <TextAreaField
        label="Specification labels"
        name="labels"
        rows={6}
        hint="Offered for a product until there are enough others to follow, one a line."
        value={typed.labels}
        onChange={({ target }) => type({ labels: target.value })}
        error={fieldErrors.labels}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm md:min-h-9">
        <input
          type="checkbox"
          name="isHidden"
          checked={typed.isHidden}
          onChange={({ target }) => type({ isHidden: target.checked })}
          className="size-4.5 shrink-0 accent-action"
        />
        Hidden: only the office sees it and its products
      </label>
    </>
  )
}

type IconChoiceProps = { chosen: CategoryIcon; onChoose: (icon: CategoryIcon) => void }

function IconChoice({ chosen, onChoose }: IconChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Icon</legend>
      <div className="flex flex-wrap gap-1.5">
        {categoryIcons.map((icon) => (
          <label
            key={icon}
            title={iconText(icon)}
            className="icon-choice cursor-pointer rounded-md border border-outline p-1 text-ink-soft"
          >
            <input
              type="radio"
              name="icon"
              value={icon}
              checked={icon === chosen}
              onChange={() => onChoose(icon)}
              aria-label={iconText(icon)}
              className="sr-only"
            />
            <Pictogram icon={icon} className="size-11" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** `CCTV systems` from `cctv-systems`. */
function iconText(icon: CategoryIcon) {
  const text = icon.replaceAll('-', ' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
