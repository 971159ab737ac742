import { Link } from 'react-router'
import type { LogoGroup, ShownLogo } from '#contract/image-lists/shown-images.ts'

export function storiesIn(groups: LogoGroup[]) {
  return groups.flatMap(({ logos }) => logos.filter(({ story }) => story))
}

/** Of fewer none is larger than the others. */
const fewestWithLarge = 3

export function StoryList({ clients }: { clients: ShownLogo[] }) {
  const hasLarge = clients.length >= fewestWithLarge
  return (
    <ul className="client-stories">
      {clients.map(({ id, alt, story }, i) => (
        <li key={id}>
          <Link to={story?.path ?? ''} prefetch="intent" className="hover:bg-surface">
            {story?.image && (
              <img
                {...story.image}
                sizes={`(width >= 64rem) ${hasLarge && i === 0 ? '47vw' : '22rem'}, 16rem`}
                width="320"
                height="180"
                alt=""
                loading="lazy"
              />
            )}
            <span className="min-w-0 wrap-anywhere">
              <bdi className="block font-semibold text-action md:text-lg">{story?.title}</bdi>
              <bdi className="text-ink-soft">{alt}</bdi>
              <bdi className="line-clamp-4 max-md:hidden mt-2">{story?.lead}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
