import { useState } from 'react'
import { OfficeIcon } from '../frame/office-icon.tsx'

type ShownPictureProps = Omit<React.ComponentProps<'img'>, 'src'> & {
  src: string | undefined
  /** Shown where there is no picture or it does not load. */
  instead: React.ReactNode
}

export function ShownPicture({ src, alt, instead, ...rest }: ShownPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return instead
  return <img {...rest} src={src} alt={alt} decoding="async" onError={() => setBroken(src)} />
}

export function NoPreview() {
  return (
    <span className="flex size-full flex-col items-center justify-center gap-1 p-2 text-center text-xs text-ink-soft">
      <OfficeIcon name="picture" />
      No preview
    </span>
  )
}

/** Small pictures in their order, to compare them. */
export function ThumbnailStrip({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return '(none)'
  return (
    <ol className="flex flex-wrap gap-1.5">
      {addresses.map((address, i) => (
        <li
          key={`${address} ${i}`}
          className="size-14 overflow-hidden rounded-sm site-colours bg-surface"
        >
          <img src={address} alt={`Number ${i + 1}`} className="size-full object-contain" />
        </li>
      ))}
    </ol>
  )
}
