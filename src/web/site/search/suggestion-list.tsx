import { searchMessages } from '#contract/search/search.ts'
import type { Suggestions } from '#contract/search/search.ts'
import { CategoryOption, NextStepOption, ProductOption } from './suggestion-options.tsx'
import type { Answered } from './use-suggestions.ts'

type SuggestionListProps = {
  id: string
  active: number
  answered: Answered
  point: (option: number) => void
  close: () => void
}

type OptionAt = (at: number) => {
  id: string
  isActive: boolean
  onPoint: () => void
  onTake: () => void
}

/** The focus stays in the field, whatever is pressed here. */
export function SuggestionList({ id, active, answered, point, close }: SuggestionListProps) {
  const { q, suggestions } = answered
  if (!suggestions) {
    return <p className={`${look} px-3 py-4 text-sm text-ink-soft`}>{searchMessages.failed}</p>
  }
  const isNothing = suggestions.products.length === 0
  const optionAt: OptionAt = (at) => ({
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
      {isNothing ? (
        <NothingFound {...{ q, optionAt }} />
      ) : (
        <Found {...{ q, suggestions, optionAt }} />
      )}
    </div>
  )
}

type FoundProps = { q: string; suggestions: Suggestions; optionAt: OptionAt }

function Found({ q, suggestions: { products, categories, isNear }, optionAt }: FoundProps) {
  return (
    <>
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
    </>
  )
}

/** What the list page offers as well when a search finds nothing. */
function NothingFound({ q, optionAt }: { q: string; optionAt: OptionAt }) {
  return (
    <div role="group" aria-label={searchMessages.none}>
      <div role="presentation" className="px-3 py-3">
        <p className="font-semibold">{searchMessages.none}</p>
        <p className="text-sm text-ink-soft">{searchMessages.noneHint}</p>
      </div>
      <NextStepOption to="/products?category=All" text="Show all products" {...optionAt(0)} />
      <NextStepOption
        to={`/enquiry?${new URLSearchParams({ q })}`}
        text={`Ask us for “${q}”`}
        {...optionAt(1)}
      />
    </div>
  )
}

const look =
  'absolute inset-x-0 top-full z-10 max-h-[min(44rem,78dvh)] overflow-y-auto overscroll-contain rounded-md border border-outline bg-surface shadow-panel lg:mt-1'
