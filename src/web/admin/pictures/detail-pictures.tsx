import { useState } from 'react'
import type { NamedPicture } from '#contract/pictures/picture.ts'
import { NoPreview, ShownPicture } from './shown-picture.tsx'

/** All pictures of a product. A small one becomes the large one when it is pressed. */
export function DetailPictures({ images }: { images: NamedPicture[] }) {
  const [at, setAt] = useState(0)
  const shown = images[at] ?? images[0]
  if (!shown) return null
  return (
    <section aria-label="Images" className="flex flex-col gap-2">
      <a
        href={shown.url}
        target="_blank"
        rel="noopener"
        className="block h-52 overflow-hidden rounded-md site-colours bg-surface sm:h-64 -outline-offset-2!"
      >
        <ShownPicture
          src={shown.url}
          alt={`${at + 1} of ${images.length}: ${shown.originalName}`}
          className="size-full object-contain"
          instead={<NoPreview />}
        />
        <span className="sr-only">, open in full size</span>
      </a>
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {images.map(({ url, thumbnail, originalName }, i) => (
            <li key={`${url} ${i}`}>
              <button
                type="button"
                onClick={() => setAt(i)}
                aria-pressed={i === at}
                aria-label={`Show image ${i + 1}: ${originalName}`}
                className="size-14 overflow-hidden rounded-sm border-2 border-transparent site-colours bg-surface aria-pressed:border-action"
              >
                <ShownPicture
                  src={thumbnail}
                  alt=""
                  className="size-full object-contain"
                  instead={i + 1}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
