import { useState } from 'react'

type ShownPictureProps = Omit<React.ComponentProps<'img'>, 'src'> & {
  src: string | undefined
  /** Where there is no picture, or it does not come. */
  instead: React.ReactNode
}

export function ShownPicture({ src, alt, instead, ...rest }: ShownPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return instead
  return <img {...rest} src={src} alt={alt} decoding="async" onError={() => setBroken(src)} />
}
