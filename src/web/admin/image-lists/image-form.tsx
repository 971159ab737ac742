import { useId } from 'react'
import { imageListLimits } from '#contract/image-lists/image-list.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import { failureUnder, requireApiError } from '../session/api-error.ts'
import type { ImageChange, ImageListConfig, ListedImage } from './image-list-configs.ts'
import type { Typed } from './use-open-cards.ts'

type ImageFormProps = {
  config: ImageListConfig
  image: ListedImage
  categories: string[]
  /** In the whole list. Absent where only a part of it is shown. */
  position: { at: number; of: number } | undefined
  /** What was typed into it before another page was shown. */
  typed: Typed | undefined
  onType: (typed: Typed | undefined) => void
  onSaved: () => void
  onClose: () => void
}

/** In the card itself: the texts of an image and its position. */
export function ImageForm(props: ImageFormProps) {
  const { config, image, categories, position, typed, onType, onSaved, onClose } = props
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(save)
  const stored = storedValues(image, position?.at)

  async function save({ position: wanted, ...fields }: Record<string, string>) {
    const refused = await saveChange(config, image.id, {
      ...fields,
      ...(wanted && Number(wanted) !== position?.at ? { position: Number(wanted) } : {}),
    })
    if (refused) return refused
    announce(config.texts.changed)
    onSaved()
    return undefined
  }

  return (
    <form
      {...formProps}
      method="post"
      aria-label={`Edit ${image.name}`}
      onInput={(event) => {
        formProps.onInput(event)
        onType(differing(event.currentTarget, stored))
      }}
      // Not with typed text: Escape also closes the suggestions of a browser.
      onKeyDown={(event) => event.key === 'Escape' && !typed && onClose()}
      className="grid gap-3 p-3 @lg:grid-cols-2"
    >
      {failure && <Banner {...failure} className="@lg:col-span-2" />}
      <ImageFields
        {...{ config, fieldErrors, categories }}
        values={{ ...stored, ...typed }}
        of={position?.of}
      />
      <div className="flex flex-wrap gap-2 @lg:col-span-2">
        <Button type="submit" look="action" className="grow">
          {isBusy && <SpinnerMark />}
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={onClose} className="grow">
          Cancel
        </Button>
      </div>
    </form>
  )
}

type ImageFieldsProps = {
  config: ImageListConfig
  values: Typed
  fieldErrors: FieldTexts
  categories: string[]
  /** The length of the whole list. Absent where only a part of it is shown. */
  of: number | undefined
}

function ImageFields({ config, values, fieldErrors, categories, of }: ImageFieldsProps) {
  return (
    <>
      <TextField
        label="Alternative text"
        name="alt"
        defaultValue={values.alt}
        hint={config.texts.altHint}
        error={fieldErrors.alt}
        maxLength={imageListLimits.alt}
        className="@lg:col-span-2"
      />
      {config.fields.includes('link') && (
        <TextField
          label="Link"
          name="link"
          type="url"
          inputMode="url"
          defaultValue={values.link}
          placeholder="https://"
          error={fieldErrors.link}
          maxLength={imageListLimits.link}
          className="@lg:col-span-2"
        />
      )}
      {config.fields.includes('category') && (
        <CategoryField
          label="Category"
          categories={categories}
          defaultValue={values.category}
          error={fieldErrors.category}
        />
      )}
      {of !== undefined && (
        <TextField
          label={`Position (1 to ${of})`}
          name="position"
          type="number"
          min={1}
          max={of}
          defaultValue={values.position}
          error={fieldErrors.position}
        />
      )}
    </>
  )
}

type CategoryFieldProps = Omit<React.ComponentProps<typeof TextField>, 'name'> & {
  categories: string[]
}

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

function storedValues({ alt, link, category }: ListedImage, at: number | undefined) {
  return { alt, link: link ?? '', category: category ?? '', position: String(at ?? '') }
}

function differing(form: HTMLFormElement, stored: Typed): Typed | undefined {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== stored[name])
  return typed.length > 0 ? (Object.fromEntries(typed) as Typed) : undefined
}

async function saveChange(
  config: ImageListConfig,
  id: string,
  change: ImageChange,
): Promise<Outcome | undefined> {
  try {
    await config.writes.change(id, change)
    return undefined
  } catch (error) {
    const { fields } = requireApiError(error)
    if (Object.keys(fields).length > 0) return { fieldErrors: fields }
    return { failure: failureUnder(config.texts.changeFailed, error) }
  }
}
