import type { Picture } from '#contract/pictures/picture.ts'
import { StoredPicture } from '../ui/stored-picture.tsx'

const box = { width: '8rem', height: '8rem' }

/** While it comes, its few pixels stand there: reload with the network slowed down. */
export function PictureStates({ picture }: { picture: Picture | undefined }) {
  const states = picture && {
    'There at once': { picture, isFirst: true },
    'Fetched when near': { picture, isLate: true },
    'Twice its size at most': { picture: { ...picture, width: 48, height: 36 } },
    'Cannot be had': { picture: { ...picture, key: 'lost', hasAvif: false } },
  }
  if (!states) return <p className="text-ink-soft">No product with a picture is in stock.</p>
  return (
    <div className="flex flex-wrap gap-3">
      {Object.entries(states).map(([name, state]) => (
        <figure key={name}>
          <div className="flex border border-hairline bg-surface" style={box}>
            <StoredPicture {...state} alt={name} sizes="8rem" fallback={<NoPicture />} />
          </div>
          <figcaption className="text-sm text-ink-soft">{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function NoPicture() {
  return <p className="m-auto text-sm text-ink-soft">Replacement</p>
}
