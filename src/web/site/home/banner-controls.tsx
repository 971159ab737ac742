import type { Banner } from '#contract/gallery/gallery.ts'

type BannerControlsProps = {
  banners: Banner[]
  current: number
  isPaused: boolean
  pause: (isPaused: boolean) => void
  turnTo: (banner: number) => void
}

/** A line for each picture, and a key that stops them. Nothing turns where motion is reduced. */
export function BannerControls({ banners, current, ...turns }: BannerControlsProps) {
  const { isPaused, pause, turnTo } = turns
  return (
    <div className="banner-controls">
      <ol className="flex grow gap-1">
        {banners.map(({ id }, i) => (
          <li key={id} className="grow">
            <a
              href={`#banner-${i + 1}`}
              aria-label={`Picture ${i + 1} of ${banners.length}`}
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
