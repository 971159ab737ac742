import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryIcons, categoryLimits, categoryMessages } from '#contract/categories/category.ts'
import type { CategoryIcon, OfficeCategory } from '#contract/categories/category.ts'
import { Pictogram } from '../../ui/category-pictogram.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { DraftLead } from '../forms/draft-lead.tsx'
import { FormDialog } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useFieldDraft } from '../forms/use-form-draft.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { detailsIn } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'
import { categoryChoices, categoryFieldLabels, formOf, startOf } from './category-draft.ts'
import type { CategoryTexts } from './category-draft.ts'
import { categoryReads } from './use-category-changes.ts'

type CategoryDialogProps = {
  /** Absent for a new one. */
  category?: OfficeCategory
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const start = startOf(category)
  const draft = useFieldDraft({
    screen: `category:${category?.id ?? 'new'}`,
    start,
    choices: categoryChoices,
  })
  const { values: typed, change: type } = draft
  const submission = useSubmission(save)
  const close = useOwnClose(onClose)
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={category ? 'Edit category' : 'Add category'}
      width="wide"
      submitText="Save category"
      busyText="Saving..."
      onCancel={cancel}
      lead={
        <DraftLead
          {...{ draft, start, submission }}
          labels={categoryFieldLabels}
          choiceTexts={{ icon: iconText }}
          title={categoryMessages.changedMeanwhile}
        />
      }
    >
      <CategoryFields {...{ typed, type }} fieldErrors={submission.fieldErrors} isNew={!category} />
    </FormDialog>
  )

  function cancel() {
    draft.remove()
    close()
  }

  function save(_: FormValues, element: HTMLFormElement) {
    const form = formOf(typed)
    draft.meet(undefined)
    return submitForm({
      form: element,
      check: () => checkInput(loadSchema, form),
      async send() {
        if (category)
          await change(category, { ...form, version: draft.base.version ?? category.version })
        else announce((await callApi(categoryCalls.add, form)).message)
        draft.removeSent(typed)
        close()
        await outdate(categoryReads)
      },
      failed: category ? categoryMessages.changeFailed : categoryMessages.addFailed,
      isConflict(error) {
        const theirs = detailsIn(categoryCalls.change, error)?.category
        if (theirs) {
          draft.meet(startOf(theirs))
          void outdate(categoryReads)
        }
        return theirs !== undefined
      },
    })
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
