type ThumbnailStripProps = { addresses: string[] }

/** Pictures as one compares them: small, in their order. */
export function ThumbnailStrip({ addresses }: ThumbnailStripProps) {
  if (addresses.length === 0) return '(none)'
  return (
    <ol className="flex flex-wrap gap-1.5">
      {addresses.map((address, i) => (
        <li key={`${address} ${i}`} className="size-14 overflow-hidden rounded-sm bg-sunken">
          <img src={address} alt={`Number ${i + 1}`} className="size-full object-contain" />
        </li>
      ))}
    </ol>
  )
}
