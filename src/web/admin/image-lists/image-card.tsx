import { uncategorized } from '#contract/image-lists/image-list.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { NoPreview, ShownPicture } from '../pictures/shown-picture.tsx'
import type { ImageListConfig, ListedImage } from './image-list-configs.ts'

type ShownImage = { config: ImageListConfig; image: ListedImage }

/** A row above its buttons on the phone, a card where there is room. Its children are the buttons. */
export function ImageCard(props: ShownImage & React.ComponentProps<'li'>) {
  const { config, image, children, ...rest } = props
  return (
    <li {...rest} className={`${look} ${rest['aria-busy'] ? 'opacity-40' : ''}`}>
      <Preview
        {...{ config, image }}
        className="min-h-20 w-24 shrink-0 @lg:aspect-[16/9] @lg:min-h-0 @lg:w-full"
      />
      <Facts {...{ config, image }} />
      <div className="flex basis-full flex-wrap items-center pt-1 @lg:mt-auto @lg:basis-auto">
        {children}
      </div>
    </li>
  )
}

const look =
  'flex min-w-0 flex-wrap overflow-hidden rounded-md border border-hairline bg-surface ' +
  '@lg:flex-col @lg:flex-nowrap ' +
  '@lg:[&[draggable=true]]:cursor-grab'

/**
 * As large as four cards: to describe an image one has to see it. With a conflict it is as high as
 * five, or the cards beside it would be stretched. Its children are its form.
 */
export function EditedCard({ config, image, children }: ShownImage & React.PropsWithChildren) {
  return (
    <li data-edited={image.id} className={editedLook}>
      <Preview
        config={config}
        image={{ ...image, thumbnail: image.url }}
        className="aspect-[16/9]"
      />
      <p className="px-3 pt-2.5 text-sm font-semibold wrap-anywhere">{image.name}</p>
      {children}
    </li>
  )
}

const editedLook =
  'flex min-w-0 flex-col overflow-hidden rounded-md border border-action bg-surface ' +
  '@lg:col-span-2 @lg:row-span-2 @lg:has-[section]:row-span-5 @lg:has-[section]:self-start'

function Preview({ config, image, className }: ShownImage & { className: string }) {
  const { thumbnail, alt } = image
  return (
    <div className={`relative overflow-hidden site-colours bg-surface ${className}`}>
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

function Facts({ config, image }: ShownImage) {
  const { name, caption, alt, link, category, story } = image
  return (
    <div className="min-w-0 flex-1 px-2.5 pt-2 text-xs text-ink-soft @lg:flex-none">
      <p className="truncate text-sm font-semibold text-ink" title={name}>
        {name}
      </p>
      {caption && <p className="figures">{caption}</p>}
      <p className="line-clamp-2 wrap-anywhere">
        <bdi>{alt || 'No alternative text yet'}</bdi>
      </p>
      {link && (
        <p className="truncate">
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex max-w-full items-center gap-1 text-action underline underline-offset-2"
          >
            <OfficeIcon name="site" className="size-3.5" />
            <span className="truncate">{link.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</span>
          </a>
        </p>
      )}
      {config.fields.includes('category') && (
        <p className="mt-1">
          <span
            className={`inline-block max-w-full truncate rounded-sm px-1.5 align-bottom font-semibold bg-sunken ${category ? 'text-ink' : 'text-ink-soft'}`}
          >
            {category ?? uncategorized}
          </span>
          {story && (
            <span className="ml-2">
              {story.path ? 'Story on the site' : 'Story without a text'}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** The shape of the cards of a list. */
export function CardsSkeleton() {
  return (
    <div className="grid gap-3 @lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
      {cards.map((card) => (
        <div
          key={card}
          className="flex overflow-hidden rounded-md border border-hairline bg-surface @lg:flex-col"
        >
          <Skeleton className="min-h-31 w-24 shrink-0 rounded-none! @lg:aspect-[16/9] @lg:min-h-0 @lg:w-full" />
          <div className="flex grow flex-col gap-2 p-2.5">
            <Skeleton className="h-4 w-9/12" />
            <Skeleton className="h-3 w-7/12" />
            <Skeleton className="mt-3 h-7 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
