import { searchMessages } from '#contract/search/search.ts'
import { CategoryOption, ProductOption } from './suggestion-options.tsx'
import type { Answered } from './use-suggestions.ts'

type SuggestionListProps = {
  id: string
  active: number
  answered: Answered
  point: (option: number) => void
  close: () => void
}

/** The focus stays in the field, whatever is pressed here. */
export function SuggestionList({ id, active, answered, point, close }: SuggestionListProps) {
  const { q, suggestions } = answered
  if (!suggestions?.products.length) return <NothingFound isFailed={!suggestions} />
  const { products, categories, isNear } = suggestions
  const optionAt = (at: number) => ({
    id: `${id}-${at}`,
    isActive: at === active,
    onPoint: () => point(at),
    onTake: close,
  })
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={look}
    >
      <div role="group" aria-label={isNear ? searchMessages.near : 'Products'}>
        {isNear && (
          <p role="presentation" className="px-3 py-2 text-sm text-ink-soft">
            {searchMessages.near}
          </p>
        )}
        {products.map((product, at) => (
          <ProductOption key={product.id} product={product} {...optionAt(at)} />
        ))}
      </div>
      {categories.length > 0 && (
        <div role="group" aria-label="Categories" className="border-t border-hairline">
          {categories.map((category, at) => (
            <CategoryOption
              key={category.id}
              category={category}
              q={q}
              {...optionAt(products.length + at)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function NothingFound({ isFailed }: { isFailed: boolean }) {
  if (isFailed) {
    return <p className={`${look} px-3 py-4 text-sm text-ink-soft`}>{searchMessages.failed}</p>
  }
  return (
    <div className={`${look} px-3 py-4`}>
      <p className="font-semibold">{searchMessages.none}</p>
      <p className="text-sm text-ink-soft">{searchMessages.noneHint}</p>
    </div>
  )
}

const look =
  'absolute inset-x-0 top-full z-10 max-h-[min(44rem,78dvh)] overflow-y-auto overscroll-contain rounded-md border border-outline bg-surface shadow-panel lg:mt-1'
