import { categoryIcons } from '#contract/categories/category.ts'
import type { CategoryIcon, OfficeCategory } from '#contract/categories/category.ts'
import type { FormBase } from '../forms/use-form-draft.ts'

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

export const categoryChoices = { icon: categoryIcons }

export function startOf(category: OfficeCategory | undefined): FormBase<CategoryTexts> {
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
