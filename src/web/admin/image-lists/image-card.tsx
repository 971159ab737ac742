import { uncategorized } from '#contract/image-lists/image-list.ts'
import { Button } from '../../ui/button.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { NoPreview, ShownPicture } from '../pictures/shown-picture.tsx'
import { StepButtons } from '../pictures/step-buttons.tsx'
import type { ImageListConfig, ListedImage } from './image-list-configs.ts'

type ImageCardProps = Omit<React.ComponentProps<'li'>, 'form'> & {
  config: ImageListConfig
  image: ListedImage & { at: number }
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
export function ImageCard(props: ImageCardProps) {
  const { config, image, of, isDragged, isGoing, onStep, onEdit, onDelete, form, ...rest } = props
  if (form) return <EditedCard {...{ config, image, form }} />
  const { id, name } = image
  return (
    <li {...rest} className={`${look} ${isDragged || isGoing ? 'opacity-40' : ''}`}>
      <Preview {...{ config, image }} className={previewLook} />
      <div className="flex min-w-0 grow flex-col">
        <Facts {...{ config, image }} />
        <div className="mt-auto flex flex-wrap items-center pt-1">
          <StepButtons tile={image} {...{ of, onStep }} />
          <Button
            look="quiet"
            onClick={onEdit}
            aria-label={`Edit ${name}`}
            data-edit={id}
            className="ml-auto min-w-11 px-2! text-ink-soft!"
          >
            Edit
          </Button>
          <Button
            look="quiet"
            onClick={onDelete}
            disabled={isGoing}
            aria-label={`Delete ${name}`}
            data-delete
            className="px-2! text-ink-soft! hover:text-danger!"
          >
            Delete
          </Button>
        </div>
      </div>
    </li>
  )
}

/** As large as four cards: to describe an image one has to see it. */
function EditedCard({ config, image, form }: Pick<ImageCardProps, 'config' | 'image' | 'form'>) {
  return (
    <li
      data-edited={image.id}
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-action bg-surface @lg:col-span-2 @lg:row-span-2"
    >
      <Preview
        config={config}
        image={{ ...image, thumbnail: image.url }}
        className="relative aspect-[16/9] overflow-hidden bg-sunken"
      />
      <p className="px-3 pt-2.5 text-sm font-semibold wrap-anywhere">{image.name}</p>
      {form}
    </li>
  )
}

type PreviewProps = { config: ImageListConfig; image: ListedImage; className: string }

function Preview({ config, image: { thumbnail, alt }, className }: PreviewProps) {
  return (
    <div className={className}>
      <ShownPicture
        src={thumbnail}
        alt={alt}
        width="320"
        height="240"
        loading="lazy"
        draggable={false}
        className={`absolute inset-0 size-full object-contain ${config.previewLook}`}
        instead={<NoPreview />}
      />
    </div>
  )
}

type FactsProps = { config: ImageListConfig; image: ListedImage }

function Facts({ config, image: { name, caption, alt, link, category } }: FactsProps) {
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
      {config.fields.includes('category') && (
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
  'flex min-w-0 overflow-hidden rounded-md border border-hairline bg-surface @lg:flex-col ' +
  '@lg:[&[draggable=true]]:cursor-grab'
const previewLook =
  'relative min-h-28 w-24 shrink-0 overflow-hidden bg-sunken @lg:aspect-[16/9] @lg:min-h-0 @lg:w-full'
const linkLook =
  'inline-flex max-w-full items-center gap-1 text-action underline underline-offset-2'
