import { useEffect } from 'react'
import { logoLimits } from '#contract/logos/logo.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import type { Refused } from '../forms/refused.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { failureUnder, requireApiError } from '../session/api-error.ts'
import { CategoryField } from './category-field.tsx'
import { changePicture } from './picture-list-calls.ts'
import type { PictureChange } from './picture-list-calls.ts'
import type { ListedPicture, PictureListWay } from './picture-list-way.ts'

type PictureFormProps = {
  way: PictureListWay
  picture: ListedPicture
  categories: string[]
  /** In the whole list. Absent where only a part of it is shown. */
  position: { at: number; of: number } | undefined
  onSaved: () => void
  onClose: () => void
}

/** In the card itself: what is said of a picture, and where it stands. */
export function PictureForm(props: PictureFormProps) {
  const { way, picture, categories, position, onSaved, onClose } = props
  const { formProps, faults, failure, isBusy } = useSubmission(save)
  const { ref } = formProps
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])

  async function save({ position: wanted, ...fields }: Record<string, string>) {
    const refused = await saveChange(way, picture.id, {
      ...fields,
      ...(wanted && Number(wanted) !== position?.at ? { position: Number(wanted) } : {}),
    })
    if (refused) return refused
    announce(way.texts.changed)
    onSaved()
    return undefined
  }

  return (
    <form
      {...formProps}
      method="post"
      aria-label={`Edit ${picture.name}`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid gap-3 p-3 @lg:grid-cols-2"
    >
      {failure && <Banner {...failure} className="@lg:col-span-2" />}
      <TextField
        label="Alternative text"
        name="alt"
        defaultValue={picture.alt}
        hint={way.texts.altHint}
        fault={faults.alt}
        maxLength={logoLimits.alt}
        className="@lg:col-span-2"
      />
      {way.fields.includes('link') && (
        <TextField
          label="Link"
          name="link"
          type="url"
          inputMode="url"
          defaultValue={picture.link ?? ''}
          placeholder="https://"
          fault={faults.link}
          maxLength={logoLimits.link}
          className="@lg:col-span-2"
        />
      )}
      {way.fields.includes('category') && (
        <CategoryField
          label="Category"
          categories={categories}
          defaultValue={picture.category ?? ''}
          fault={faults.category}
        />
      )}
      {position && (
        <TextField
          label={`Position (1 to ${position.of})`}
          name="position"
          type="number"
          min={1}
          max={position.of}
          defaultValue={position.at}
          fault={faults.position}
        />
      )}
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

async function saveChange(
  way: PictureListWay,
  id: string,
  change: PictureChange,
): Promise<Refused | undefined> {
  try {
    await changePicture(way, id, change)
    return undefined
  } catch (error) {
    const { fields } = requireApiError(error)
    if (Object.keys(fields).length > 0) return { faults: fields }
    return { failure: failureUnder(way.texts.changeFailed, error), faults: {} }
  }
}
