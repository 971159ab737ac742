import { categoryIcons } from '#contract/categories/category.ts'
import type { CategoryIcon, OfficeCategory } from '#contract/categories/category.ts'
import { useFormDraft } from '../forms/use-form-draft.ts'

/** Lists as lines of a text. */
export type CategoryTexts = {
  name: string
  icon: CategoryIcon
  synonyms: string
  labels: string
  isHidden: boolean
}

export const categoryFieldLabels: Record<keyof CategoryTexts, string> = {
  name: 'Name',
  icon: 'Icon',
  synonyms: 'Synonyms',
  labels: 'Specification labels',
  isHidden: 'Hidden',
}

export function useCategoryDraft(category: OfficeCategory | undefined) {
  return useFormDraft({
    screen: `category:${category?.id ?? 'new'}`,
    start: startOf(category),
    valuesIn: textsIn,
    isSame: (one, other) => differingFields(one, other).length === 0,
  })
}

export function startOf(category: OfficeCategory | undefined) {
  return { values: textsOf(category), version: category?.version }
}

function textsOf(category: OfficeCategory | undefined): CategoryTexts {
  return {
    name: category?.name ?? '',
    icon: category?.icon ?? categoryIcons[0],
    synonyms: category?.synonyms.join('\n') ?? '',
    labels: category?.labels.join('\n') ?? '',
    isHidden: category?.isHidden ?? false,
  }
}

export function formOf({ synonyms, labels, ...same }: CategoryTexts) {
  return { ...same, synonyms: synonyms.split('\n'), labels: labels.split('\n') }
}

function differingFields(one: CategoryTexts, other: CategoryTexts) {
  const names = ['name', 'icon', 'synonyms', 'labels', 'isHidden'] as const
  return names.filter((name) => one[name] !== other[name])
}

function textsIn(stored: unknown): CategoryTexts | undefined {
  const { name, icon, synonyms, labels, isHidden }: Partial<Record<string, unknown>> = stored ?? {}
  const known = categoryIcons.find((other) => other === icon)
  if (typeof name !== 'string' || typeof synonyms !== 'string') return undefined
  if (typeof labels !== 'string' || typeof isHidden !== 'boolean' || !known) return undefined
  return { name, icon: known, synonyms, labels, isHidden }
}
