import { useQuery } from '@tanstack/react-query'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import type { ShownCategory } from '#contract/categories/category.ts'
import { Pictogram } from '../../ui/category-pictogram.tsx'
import { useShownCategories } from '../../use-site-profile.ts'
import { callQuery } from '../session/call-query.ts'

/** All in their order, hidden ones too. Until they are read, those of the page's document. */
function useCategories(): ShownCategory[] {
  const shown = useShownCategories()
  const { data } = useQuery({ ...callQuery(categoryCalls.list, {}), staleTime: 60_000 })
  return data?.categories ?? shown
}

export function useCategoryNames(): string[] {
  return useCategories().map(({ name }) => name)
}

/** The public has nothing of a category that is hidden, not even its PDF. */
export function useIsHidden(category: string) {
  const { data } = useQuery({ ...callQuery(categoryCalls.list, {}), staleTime: 60_000 })
  return data?.categories.find(({ name }) => name === category)?.isHidden ?? false
}

type OfficePictogramProps = { category: string; className: string }

/** Also of a category that is hidden, or newer than the page's document. */
export function OfficePictogram({ category, className }: OfficePictogramProps) {
  const known = useCategories().find(({ name }) => name === category)
  return <Pictogram icon={known?.icon ?? 'accessories'} className={className} />
}
