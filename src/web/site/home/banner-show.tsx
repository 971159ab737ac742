import type { Banner } from '#contract/gallery/gallery.ts'
import { preloadPicture } from '../product-pictures/preload-picture.ts'
import { StoredPicture } from '../../ui/stored-picture.tsx'
import { BannerControls } from './banner-controls.tsx'
import { useBannerTurns } from './use-banner-turns.ts'

/** Seven twelfths of the page where it stands beside the words. */
const sizes = '(width >= 106rem) 58rem, (width >= 64rem) 55vw, 100vw'

/** Turns by itself; also a strip to swipe, which is all it is without scripts. */
export function BannerShow({ banners }: { banners: Banner[] }) {
  const turns = useBannerTurns(banners.length)
  const { strip, current, follow, last, hold } = turns
  const [first] = banners
  if (first) preloadPicture(first.picture, sizes)
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Pictures of our work"
      className="banner-show"
      {...hold}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <ul ref={strip} onScroll={follow} tabIndex={0} className="gallery-strip banner-frame">
        {banners.map(({ id, alt, picture }, i) => (
          <li key={id} id={`banner-${i + 1}`} className="banner-slide">
            <div className="size-full">
              <StoredPicture
                picture={picture}
                alt={alt}
                sizes={sizes}
                isFirst={i === 0}
                isLate={i > last}
                fallback={<p className="banner-words">{alt}</p>}
                className="size-full object-cover"
              />
            </div>
          </li>
        ))}
      </ul>
      {banners.length > 1 && <BannerControls {...turns} current={current} banners={banners} />}
    </section>
  )
}
