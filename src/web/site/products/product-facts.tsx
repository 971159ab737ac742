import { CopyButton } from './copy-button.tsx'
import type { ProductFact } from './list-product-facts.ts'

export function ProductFacts({ facts }: { facts: ProductFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="fact-table mt-4 md:mt-6">
      {facts.map(({ field, label, text }) => (
        <div key={field}>
          <dt>{label}</dt>
          {field === 'modelNo' ? (
            <dd className="flex items-baseline gap-x-3">
              <span className="min-w-0">{text}</span>
              <CopyButton text={text} what="model number" />
            </dd>
          ) : (
            <dd>{text}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
