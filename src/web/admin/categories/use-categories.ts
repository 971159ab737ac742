import { useQuery } from '@tanstack/react-query'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import type { ShownCategory } from '#contract/categories/category.ts'
import { useShownCategories } from '../../use-site-profile.ts'
import { callQuery } from '../session/call-query.ts'

/** All in their order, hidden ones too. Until they are read, those of the page's document. */
export function useCategories(): ShownCategory[] {
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
