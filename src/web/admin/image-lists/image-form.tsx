import { useId } from 'react'
import { imageListLimits } from '#contract/image-lists/image-list.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { submitForm } from '../forms/submit-form.ts'
import { outdate } from '../session/call-query.ts'
import type { ImageListConfig, ListedImage } from './image-list-configs.ts'
import type { Typed } from '../forms/use-open-cards.ts'

type ImageFormProps = {
  config: ImageListConfig
  image: ListedImage
  categories: string[]
  /** In the whole list. Absent where only a part of it is shown. */
  position: { at: number; of: number } | undefined
  /** What was typed into it before another page was shown. */
  typed: Typed | undefined
  onType: (typed: Typed | undefined) => void
  onClose: () => void
}

/** In the card itself: the texts of an image and its position. */
export function ImageForm(props: ImageFormProps) {
  const { config, image, categories, position, typed, onType, onClose } = props
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(save)
  const { alt, link, category } = image
  const stored: Typed = {
    alt,
    link: link ?? '',
    category: category ?? '',
    position: String(position?.at ?? ''),
  }

  function save({ position: wanted, ...fields }: FormValues, form: HTMLFormElement) {
    const isMoved = wanted && wanted !== stored.position
    return submitForm({
      form,
      async send() {
        await config.writes.change(image.id, {
          ...fields,
          ...(isMoved ? { position: Number(wanted) } : {}),
        })
        announce(config.texts.changed)
        void outdate([config.list.call])
        onClose()
      },
      failed: config.texts.changeFailed,
      isTitle: true,
    })
  }

  const fieldPropsOf = (name: string) => ({
    name,
    defaultValue: typed?.[name] ?? stored[name],
    error: fieldErrors[name],
  })
  return (
    <form
      {...formProps}
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
      <ImageFields {...{ config, categories, fieldPropsOf }} of={position?.of} />
      <div className="flex flex-wrap gap-2 @lg:col-span-2">
        <SubmitButton isBusy={isBusy} busyText="Saving..." disabled={false} className="grow">
          Save
        </SubmitButton>
        <Button onClick={onClose} className="grow">
          Cancel
        </Button>
      </div>
    </form>
  )
}

type ImageFieldsProps = Pick<ImageFormProps, 'config' | 'categories'> & {
  fieldPropsOf: (name: string) => { name: string; defaultValue?: string; error?: string }
  /** The length of the whole list. Absent where only a part of it is shown. */
  of: number | undefined
}

function ImageFields({ config, categories, fieldPropsOf, of }: ImageFieldsProps) {
  return (
    <>
      <TextField
        {...fieldPropsOf('alt')}
        label="Alternative text"
        hint={config.texts.altHint}
        maxLength={imageListLimits.alt}
        className="@lg:col-span-2"
      />
      {config.fields.includes('link') && (
        <TextField
          {...fieldPropsOf('link')}
          label="Link"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={imageListLimits.link}
          className="@lg:col-span-2"
        />
      )}
      {config.fields.includes('category') && (
        <CategoryField {...fieldPropsOf('category')} label="Category" categories={categories} />
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

/** The fields that are not as they are stored. */
function differing(form: HTMLFormElement, stored: Typed): Typed | undefined {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== stored[name])
  return typed.length > 0 ? (Object.fromEntries(typed) as Typed) : undefined
}
