import { useState } from 'react'
import { preload } from 'react-dom'
import { pictureAddress, pictureSources } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import { whenNear } from './when-near.ts'

type StoredPictureProps = {
  picture: Picture
  /** Empty where the name stands beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` of an `<img>` say it. */
  sizes: string
  /** Seen at once: it is fetched before scripts and before what stands further down. */
  isFirst?: boolean
  /** Fetched when it is nearly in sight: the browser itself begins thousands of pixels before. */
  isLate?: boolean
  /** From this width of the screen on it is not late: many are seen at once. */
  isLateBelow?: string
  /** What stands in its place when it cannot be had. */
  fallback: React.ReactNode
  className?: string | undefined
}

/**
 * A picture of the smallest file that is sharp here. One that is not late has a flat tint behind it
 * until it is loaded, and no longer: it would show through a transparent one. Give it a key of its own
 * where another picture can follow in its place.
 */
export function StoredPicture({
  picture,
  alt,
  sizes,
  isFirst = false,
  isLate = false,
  isLateBelow,
  fallback,
  className = 'm-auto size-full object-contain',
}: StoredPictureProps) {
  const [state, setState] = useState<'coming' | 'there' | 'broken'>('coming')
  const [isNear, setIsNear] = useState(false)
  const { key, width, height, widths, hasAvif } = picture
  const isWaiting = isLate && !isNear
  // On paper and without scripts nothing says when it is near.
  const wide = isLateBelow ? `, (width >= ${isLateBelow})` : ''
  const media = isWaiting ? `print, (scripting: none)${wide}` : undefined
  const webp = pictureSources(picture, 'webp')
  if (state === 'broken') return fallback
  return (
    <picture className="contents">
      {hasAvif && (
        <source
          type="image/avif"
          media={media}
          sizes={sizes}
          srcSet={pictureSources(picture, 'avif')}
        />
      )}
      {isWaiting && <source media={media} sizes={sizes} srcSet={webp} />}
      <img
        ref={lookAtPast}
        onLoad={() => !isWaiting && setState('there')}
        onError={() => setState('broken')}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        sizes={sizes}
        srcSet={isWaiting ? undefined : webp}
        src={isWaiting ? blank : pictureAddress(key, Math.max(...widths))}
        width={width}
        height={height}
        alt={alt}
        style={mostSize(picture)}
        className={state === 'coming' && !isLate ? `${className} bg-sunken` : className}
      />
    </picture>
  )

  /** An image that loaded or failed before the scripts ran has fired no event for React. */
  function lookAtPast(image: HTMLImageElement | null) {
    if (isWaiting) return image ? whenNear(image, () => setIsNear(true)) : undefined
    if (state === 'coming' && image?.complete)
      setState(image.naturalWidth === 0 ? 'broken' : 'there')
  }
}

/** A small picture stays small: at more than twice its size it is a blur. */
function mostSize({ width, height }: Picture) {
  return { maxWidth: width * 2, maxHeight: height * 2 }
}

/** An image without an address shows its alternative text. */
const blank = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Named in the head of the page, the largest picture of the first screen waits for nothing. */
export function preloadPicture(picture: Picture, sizes: string) {
  const kind = picture.hasAvif ? 'avif' : 'webp'
  preload(pictureAddress(picture.key, Math.max(...picture.widths), kind), {
    as: 'image',
    type: `image/${kind}`,
    imageSrcSet: pictureSources(picture, kind),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
