import { uncategorized } from '#contract/logos/logo.ts'
import { Button } from '../../ui/button.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { NoPreview } from '../pictures/no-preview.tsx'
import { ShownPicture } from '../pictures/shown-picture.tsx'
import { StepButton } from '../pictures/step-button.tsx'
import type { ListedPicture, PictureListWay } from './picture-list-way.ts'

type PictureCardProps = Omit<React.ComponentProps<'li'>, 'form'> & {
  way: PictureListWay
  picture: ListedPicture & { at: number }
  /** How many there are on this page. */
  of: number
  isDragged: boolean
  /** It is being deleted. */
  isGoing: boolean
  onStep: (step: -1 | 1) => void
  onEdit: () => void
  onDelete: () => void
  /** While it is edited. */
  form: React.ReactNode
}

/** A row on the phone, a card where there is room. */
export function PictureCard(props: PictureCardProps) {
  const { way, picture, of, isDragged, isGoing, onStep, onEdit, onDelete, form, ...rest } = props
  const { id, name, at } = picture
  return (
    <li {...rest} className={`${look} ${isDragged || isGoing ? 'opacity-40' : ''}`}>
      <div className="flex min-w-0 @lg:flex-col">
        <Preview picture={picture} />
        <div className="flex min-w-0 grow flex-col">
          <Facts {...{ way, picture }} />
          <div className="mt-auto flex flex-wrap items-center pt-1">
            <StepButton
              icon="back"
              label={`Move ${name} earlier`}
              canStep={at > 0}
              onStep={() => onStep(-1)}
            />
            <StepButton
              icon="forth"
              label={`Move ${name} later`}
              canStep={at < of - 1}
              onStep={() => onStep(1)}
            />
            <Button
              look="quiet"
              onClick={onEdit}
              aria-label={`Edit ${name}`}
              aria-expanded={Boolean(form)}
              data-edit={id}
              className="ml-auto px-2.5! text-ink-soft!"
            >
              Edit
            </Button>
            <Button
              look="quiet"
              onClick={onDelete}
              disabled={isGoing}
              aria-label={`Delete ${name}`}
              className="px-2.5! text-ink-soft! hover:text-danger!"
            >
              Delete
            </Button>
          </div>
        </div>
      </div>
      {form}
    </li>
  )
}

/** Light in both schemes, as the site is: a dark logo on the dark would not be seen. */
function Preview({ picture: { thumbnail, alt } }: { picture: ListedPicture }) {
  return (
    <div className={previewLook}>
      <ShownPicture
        src={thumbnail}
        alt={alt}
        width="320"
        height="240"
        loading="lazy"
        draggable={false}
        className="absolute inset-0 size-full bg-[#fff] object-contain p-2"
        instead={<NoPreview />}
      />
    </div>
  )
}

type FactsProps = { way: PictureListWay; picture: ListedPicture }

function Facts({ way, picture: { name, caption, alt, link, category } }: FactsProps) {
  return (
    <div className="px-2.5 pt-2 text-xs text-ink-soft">
      <p className="truncate text-sm font-semibold text-ink" title={name}>
        {name}
      </p>
      {caption && <p className="tabular-nums">{caption}</p>}
      <p className="line-clamp-2 wrap-anywhere">{alt || 'No alternative text yet'}</p>
      {link && (
        <p className="truncate">
          <a href={link} target="_blank" rel="noopener noreferrer" className={linkLook}>
            <OfficeIcon name="site" className="size-3.5" />
            <span className="truncate">{link.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</span>
          </a>
        </p>
      )}
      {way.fields.includes('category') && (
        <p className="mt-1">
          <span
            className={`inline-block max-w-full truncate rounded-sm px-1.5 align-bottom font-semibold ${category ? 'bg-blue-wash text-blue' : 'bg-sunken text-ink-soft'}`}
          >
            {category ?? uncategorized}
          </span>
        </p>
      )}
    </div>
  )
}

const look =
  'flex min-w-0 flex-col overflow-hidden rounded-md border border-hairline bg-surface ' +
  '@lg:[&[draggable=true]]:cursor-grab'
const previewLook =
  'relative flex min-h-28 w-24 shrink-0 items-center justify-center overflow-hidden bg-sunken ' +
  '@lg:aspect-[4/3] @lg:min-h-0 @lg:w-full'
const linkLook =
  'inline-flex max-w-full items-center gap-1 text-action underline underline-offset-2'
