import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryLimits, categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { useMay } from '../session/permitted.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRows } from './category-rows.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RemovedCategories } from './removed-categories.tsx'

const loading = 'Loading the categories...'
const query = callQuery(categoryCalls.list, {})

export const meta = () => officeMeta('Categories')
export const handle: OfficeHandle = { skeleton: () => <ListScreenSkeleton text={loading} /> }

export function clientLoader() {
  beginRead(query)
  return null
}

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
