import { specParts } from '../product-parts/spec-parts.ts'

/** One line each where the list is dense: the whole text is on the product's page. */
export function CardSpecs({ specs }: { specs: string[] }) {
  if (specs.length === 0) return null
  return (
    <ul className="text-sm wrap-anywhere">
      {specs.map((line, i) => {
        const { label, value } = specParts(line)
        return (
          <li key={i} className="max-md:line-clamp-2 md:truncate">
            {label && <span className="text-ink-soft">{label}: </span>}
            {value}
          </li>
        )
      })}
    </ul>
  )
}
