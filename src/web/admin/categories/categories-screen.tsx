import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryLimits, categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { productsText } from '#contract/count-text.ts'
import { Button } from '../../ui/button.tsx'
import { Pictogram } from '../../ui/category-pictogram.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ListScreen, listHandle, ListSkeleton } from '../lists/list-screen.tsx'
import { OrderedButton, OrderedRows } from '../lists/ordered-rows.tsx'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { useMay } from '../session/permitted.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RemovedCategories } from './removed-categories.tsx'
import { useCategoryChanges } from './use-category-changes.ts'

const loading = 'Loading the categories...'
const query = callQuery(categoryCalls.list, {})

export const meta = () => officeMeta('Categories')
export const handle = listHandle(loading)

export const clientLoader = () => beginRead(query)

/** What is edited or merged, in a dialog. */
type Opened = { edited: OfficeCategory | 'new' } | { merged: OfficeCategory }

export default function CategoriesScreen() {
  const { data, error, refetch } = useQuery(query)
  const [opened, setOpened] = useState<Opened>()
  const categories = data?.categories ?? []
  const mayAdd = useMay(categoryCalls.add)
  const close = () => setOpened(undefined)
  return (
    <ListScreen
      title="Categories"
      subtitle="In the order in which the site shows them."
      actions={
        mayAdd &&
        categories.length < categoryLimits.categories && (
          <Button look="action" onClick={() => setOpened({ edited: 'new' })}>
            Add category
          </Button>
        )
      }
    >
      <ReadState
        {...{ data, error, refetch }}
        failed={categoryMessages.loadFailed}
        skeleton={<ListSkeleton text={loading} />}
      />
      {data && categories.length === 0 && (
        <EmptyState
          title={categoryMessages.none}
          hint="Products need a category: add one, or restore one that was removed."
        />
      )}
      {data && (
        <CategoryRows
          {...{ categories }}
          onEdit={(edited) => setOpened({ edited })}
          onMerge={(merged) => setOpened({ merged })}
        />
      )}
      {data && data.removed.length > 0 && <RemovedCategories removed={data.removed} />}
      {opened && 'edited' in opened && (
        <CategoryDialog
          {...(opened.edited === 'new' ? {} : { category: opened.edited })}
          onClose={close}
        />
      )}
      {opened && 'merged' in opened && (
        <MergeDialog category={opened.merged} {...{ categories }} onClose={close} />
      )}
    </ListScreen>
  )
}

type CategoryRowsProps = {
  categories: OfficeCategory[]
  onEdit: (category: OfficeCategory) => void
  onMerge: (category: OfficeCategory) => void
}

/** Nothing is asked before one is hidden or removed, since it can be undone. */
function CategoryRows({ categories, onEdit, onMerge }: CategoryRowsProps) {
  const { hide, remove, failure, going } = useCategoryChanges()
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
      failures={[failure]}
      going={going}
      deletion={{ text: 'Remove', run: remove }}
      facts={CategoryFacts}
    >
      {(category) => (
        <>
          <OrderedButton text="Edit" of={category} onPress={() => onEdit(category)} />
          <OrderedButton
            text={category.isHidden ? 'Show' : 'Hide'}
            of={category}
            onPress={() => void hide(category)}
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
