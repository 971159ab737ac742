import { productsText } from '#contract/count-text.ts'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { Pictogram } from '../../ui/category-pictogram.tsx'
import { OrderedButton, OrderedRows } from '../lists/ordered-rows.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useCategoryChanges } from './use-category-changes.ts'

type CategoryRowsProps = {
  categories: OfficeCategory[]
  onEdit: (category: OfficeCategory) => void
  onMerge: (category: OfficeCategory) => void
}

/** Nothing is asked before one is hidden or removed, since it can be undone. */
export function CategoryRows({ categories, onEdit, onMerge }: CategoryRowsProps) {
  const { hiding, removal, going } = useCategoryChanges()
  return (
    <OrderedRows
      label="Categories in their order"
      order={{
        rows: categories,
        store: (ids) => callApi(categoryCalls.order, { ids }),
        failureOf: (error) => failureOf(error, categoryMessages.orderFailed),
        reads: [categoryCalls.list],
      }}
      call={categoryCalls.change}
      failures={[removal.failure, hiding.failure]}
      going={going}
      deletion={{ text: 'Remove', run: removal.run }}
      facts={CategoryFacts}
    >
      {(category) => (
        <>
          <OrderedButton text="Edit" of={category} onPress={() => onEdit(category)} />
          <OrderedButton
            text={category.isHidden ? 'Show' : 'Hide'}
            of={category}
            onPress={() => void hiding.run(category)}
          />
          {categories.length > 1 && (
            <OrderedButton text="Merge" of={category} onPress={() => onMerge(category)} />
          )}
        </>
      )}
    </OrderedRows>
  )
}

function CategoryFacts({ name, icon, products, synonyms, isHidden }: OfficeCategory) {
  const facts = [
    productsText(products),
    ...(synonyms.length > 0 ? [`Also ${synonyms.join(', ')}`] : []),
  ]
  return (
    <div className="flex min-w-0 grow basis-72 items-center gap-3">
      <Pictogram
        icon={icon}
        className={`size-11 shrink-0 text-ink-soft ${isHidden ? 'opacity-50' : ''}`}
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {isHidden && <span className="ml-2 text-sm font-normal text-ink-soft">Hidden</span>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
      </div>
    </div>
  )
}
