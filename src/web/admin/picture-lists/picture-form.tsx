import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import type { Refused } from '../forms/refused.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { failureUnder, requireApiError } from '../session/api-error.ts'
import { PictureFields } from './picture-fields.tsx'
import type { ListedPicture, PictureChange, PictureListWay } from './picture-list-way.ts'
import type { Typed } from './use-open-cards.ts'

type PictureFormProps = {
  way: PictureListWay
  picture: ListedPicture
  categories: string[]
  /** In the whole list. Absent where only a part of it is shown. */
  position: { at: number; of: number } | undefined
  /** What was typed into it before it was out of sight. */
  typed: Typed | undefined
  onType: (typed: Typed | undefined) => void
  onSaved: () => void
  onClose: () => void
}

/** In the card itself: what is said of a picture, and where it stands. */
export function PictureForm(props: PictureFormProps) {
  const { way, picture, categories, position, typed, onType, onSaved, onClose } = props
  const { formProps, faults, failure, isBusy } = useSubmission(save)
  const stored = storedValues(picture, position?.at)

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
      onInput={(event) => {
        formProps.onInput(event)
        onType(differing(event.currentTarget, stored))
      }}
      // What was typed goes by its own button only: Escape also closes what a browser suggests.
      onKeyDown={(event) => event.key === 'Escape' && !typed && onClose()}
      className="grid gap-3 p-3 @lg:grid-cols-2"
    >
      {failure && <Banner {...failure} className="@lg:col-span-2" />}
      <PictureFields
        {...{ way, faults, categories }}
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

function storedValues({ alt, link, category }: ListedPicture, at: number | undefined) {
  return { alt, link: link ?? '', category: category ?? '', position: String(at ?? '') }
}

function differing(form: HTMLFormElement, stored: Typed): Typed | undefined {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== stored[name])
  return typed.length > 0 ? (Object.fromEntries(typed) as Typed) : undefined
}

async function saveChange(
  way: PictureListWay,
  id: string,
  change: PictureChange,
): Promise<Refused | undefined> {
  try {
    await way.calls.change(id, change)
    return undefined
  } catch (error) {
    const { fields } = requireApiError(error)
    if (Object.keys(fields).length > 0) return { faults: fields }
    return { failure: failureUnder(way.texts.changeFailed, error), faults: {} }
  }
}
