import { useEffect, useId } from 'react'
import { imageListLimits } from '#contract/image-lists/image-list.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { DraftLead } from '../forms/draft-lead.tsx'
import { submitForm } from '../forms/submit-form.ts'
import { useFieldDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { outdate } from '../session/call-query.ts'
import type { ImageListConfig, ListedImage } from './image-list-configs.ts'

type ImageFormProps = {
  config: ImageListConfig
  image: ListedImage
  categories: string[]
  /** In the whole list. Absent where only a part of it is shown. */
  position: { at: number; of: number } | undefined
  onType: (id: string, isTyped: boolean) => void
  onClose: () => void
}

/** In the card itself: the texts of an image and its position. */
export function ImageForm(props: ImageFormProps) {
  const { config, image, categories, position, onType, onClose } = props
  const { id } = image
  const start = startOf(image, String(position?.at ?? ''))
  const draft = useFieldDraft({ screen: imageDraft(id), start })
  const { values, base, isDirty } = draft
  const submission = useSubmission(save)
  const { formProps, fieldErrors, failure, isBusy } = submission
  useEffect(() => onType(id, isDirty), [onType, id, isDirty])

  function save({ position: wanted, ...fields }: FormValues, form: HTMLFormElement) {
    const isMoved = wanted && wanted !== base.values.position
    draft.meet(undefined)
    return submitForm({
      form,
      async send() {
        await config.writes.change(id, {
          ...fields,
          ...(isMoved ? { position: Number(wanted) } : {}),
          version: base.version,
        })
        announce(config.texts.changed)
        void outdate([config.list.call])
        draft.removeSent(values)
        onClose()
      },
      failed: config.texts.changeFailed,
      isTitle: true,
      isConflict(error) {
        const theirs = config.storedIn(error)
        if (theirs) draft.meet(startOf(theirs, base.values.position))
        return theirs !== undefined
      },
    })
  }

  function close() {
    draft.remove()
    onClose()
  }

  const fieldPropsOf = (name: keyof typeof fieldLabels) => ({
    name,
    value: values[name],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      draft.change({ [name]: target.value }),
    error: fieldErrors[name],
  })
  return (
    <form
      {...formProps}
      aria-label={`Edit ${image.name}`}
      // Not with typed text: Escape also closes the suggestions of a browser.
      onKeyDown={(event) => event.key === 'Escape' && !isDirty && close()}
      className="grid gap-3 p-3 @lg:grid-cols-2"
    >
      <div className="@lg:col-span-2 empty:hidden">
        <DraftLead
          {...{ draft, start, submission }}
          labels={versionLabels}
          title={config.texts.changedMeanwhile}
        />
        {failure && <Banner {...failure} />}
      </div>
      <fieldset disabled={isBusy} className="contents">
        <ImageFields {...{ config, categories, fieldPropsOf }} of={position?.of} />
      </fieldset>
      <div className="flex flex-wrap gap-2 @lg:col-span-2">
        <SubmitButton isBusy={isBusy} busyText="Saving..." className="grow">
          Save
        </SubmitButton>
        <Button onClick={close} className="grow">
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Its place is no part of its version: others move whenever one is moved. */
const versionLabels = { alt: 'Alternative text', link: 'Link', category: 'Category' }

const fieldLabels = { ...versionLabels, position: 'Position' }

type ImageTexts = Record<keyof typeof fieldLabels, string>

function startOf({ version, ...image }: ListedImage, position: string): FormBase<ImageTexts> {
  const { alt, link, category } = image
  return { values: { alt, link: link ?? '', category: category ?? '', position }, version }
}

/** Of what is typed into the card of an image. */
export function imageDraft(id: string) {
  return `image:${id}`
}

type ImageFieldsProps = Pick<ImageFormProps, 'config' | 'categories'> & {
  fieldPropsOf: (
    name: keyof typeof fieldLabels,
  ) => Pick<React.ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'error'>
  /** The length of the whole list. Absent where only a part of it is shown. */
  of: number | undefined
}

function ImageFields({ config, categories, fieldPropsOf, of }: ImageFieldsProps) {
  return (
    <>
      <TextField
        {...fieldPropsOf('alt')}
        label={fieldLabels.alt}
        hint={config.texts.altHint}
        maxLength={imageListLimits.alt}
        className="@lg:col-span-2"
      />
      {config.fields.includes('link') && (
        <TextField
          {...fieldPropsOf('link')}
          label={fieldLabels.link}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={imageListLimits.link}
          className="@lg:col-span-2"
        />
      )}
      {config.fields.includes('category') && (
        <CategoryField
          {...fieldPropsOf('category')}
          label={fieldLabels.category}
          categories={categories}
        />
      )}
      {of !== undefined && (
        <TextField
          {...fieldPropsOf('position')}
          label={`Position (1 to ${of})`}
          type="number"
          min={1}
          max={of}
        />
      )}
    </>
  )
}

type CategoryFieldProps = React.ComponentProps<typeof TextField> & { categories: string[] }

/** Any text; the categories of other clients are suggested. */
export function CategoryField({ categories, ...rest }: CategoryFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField
        name="category"
        list={listId}
        maxLength={imageListLimits.category}
        autoComplete="off"
        {...rest}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  )
}
