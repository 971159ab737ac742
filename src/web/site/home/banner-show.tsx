import { useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/image-lists/shown-images.ts'
import { preloadPicture, StoredPicture } from '../../ui/stored-picture.tsx'

/**
 * Half of the page where it stands beside the words. A dense screen gets the file of 960 pixels
 * there: products are on the first screen too, and all of it stays below 300 KB.
 */
const sizes =
  '(width >= 48rem) and (resolution >= 1.5x) 30rem, (width >= 106rem) 47rem, (width >= 48rem) 47vw, 100vw'

/** Advances by itself and can be swiped; without scripts it can only be swiped. */
export function BannerShow({ banners }: { banners: Banner[] }) {
  const turns = useBannerTurns(banners.length)
  const { strip, current, follow, last, hold } = turns
  const [first] = banners
  if (first) preloadPicture(first.picture, sizes)
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Images of our work"
      className="banner-show"
      {...hold}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
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

type BannerControlsProps = {
  banners: Banner[]
  current: number
  isPaused: boolean
  pause: (isPaused: boolean) => void
  turnTo: (banner: number) => void
}

/** A line for each picture, and a button that stops them. With reduced motion nothing advances by itself. */
function BannerControls({ banners, current, ...turns }: BannerControlsProps) {
  const { isPaused, pause, turnTo } = turns
  return (
    <div className="banner-controls">
      <ol className="flex grow gap-1">
        {banners.map(({ id }, i) => (
          <li key={id} className="grow">
            <a
              href={`#banner-${i + 1}`}
              aria-label={`Image ${i + 1} of ${banners.length}`}
              aria-current={i === current}
              onClick={(event) => {
                event.preventDefault()
                turnTo(i)
              }}
              className="banner-line"
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => pause(!isPaused)}
        className="flex size-11 items-center justify-center md:size-9 md:pointer-coarse:size-11 motion-reduce:hidden noscript:hidden"
      >
        <span className="sr-only">{isPaused ? 'Play' : 'Pause'}</span>
        <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
          <path d={isPaused ? 'M5 3l12 7-12 7z' : 'M5 3h3.5v14H5zM11.5 3H15v14h-3.5z'} />
        </svg>
      </button>
    </div>
  )
}

const shownFor = 3000
const slide = { duration: 500, easing: 'ease-in-out' }

/** The browser scrolls and snaps the strip; this hook advances it and tracks the visible banner. */
function useBannerTurns(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isLoaded = useIsLoaded()
  const isTurning = count > 1 && isLoaded && !isPaused && !isHeld
  useEffect(() => {
    if (!isTurning || isMotionReduced()) return
    const timer = setInterval(() => {
      const next = (current + 1) % count
      if (!document.hidden && isThere(strip.current?.children[next])) turnTo(next, 1)
    }, shownFor)
    return () => clearInterval(timer)
  })
  return {
    strip,
    current,
    follow,
    turnTo,
    isPaused,
    pause,
    /** The next picture is fetched early, but not before the page has loaded. */
    last: isLoaded ? current + 1 : 0,
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: (event: React.FocusEvent) => setIsHeld(event.target.matches(':focus-visible')),
      onBlur: () => setIsHeld(false),
    },
  }

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  /** Who asks for it to go on does not want it to wait for their leaving the key. */
  function pause(isPaused: boolean) {
    setIsPaused(isPaused)
    setIsHeld(false)
  }

  /** It is there at once, and comes as if it had been the next: from the last to the first is one step. */
  function turnTo(next: number, step = Math.sign(next - current)) {
    const list = strip.current
    list?.scrollTo({ left: next * list.clientWidth, behavior: 'instant' })
    if (!list || step === 0 || isMotionReduced()) return
    const away = (next - current) * 100
    move(list.children[next], step * 100, 0)
    move(list.children[current], away, away - step * 100)
  }
}

/** The slide stays at its snap position; its content moves. */
function move(item: Element | undefined, from: number, to: number) {
  item?.firstElementChild?.animate({ translate: [`${from}% 0`, `${to}% 0`] }, slide)
}

/** A picture that could not be loaded is replaced by its text. */
function isThere(item: Element | undefined) {
  return item?.querySelector('img')?.complete !== false
}

function useIsLoaded() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const onLoad = () => setIsLoaded(true)
    if (document.readyState === 'complete') onLoad()
    window.addEventListener('load', onLoad)
    return () => window.removeEventListener('load', onLoad)
  }, [])
  return isLoaded
}

function isMotionReduced() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
