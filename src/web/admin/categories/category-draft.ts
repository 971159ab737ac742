import { useEffect, useState } from 'react'
import { categoryIcons } from '#contract/categories/category.ts'
import type { CategoryIcon, OfficeCategory } from '#contract/categories/category.ts'
import { officeDraft } from '../forms/office-drafts.ts'

/** Lists as lines of a text. */
export type CategoryTexts = {
  name: string
  icon: CategoryIcon
  synonyms: string
  labels: string
  isHidden: boolean
}

/** What the form started from. A new category has no version. */
type Draft = { typed: CategoryTexts; version: number | undefined }

export const categoryFieldLabels: Record<keyof CategoryTexts, string> = {
  name: 'Name',
  icon: 'Icon',
  synonyms: 'Synonyms',
  labels: 'Specification labels',
  isHidden: 'Hidden',
}

/** What is typed is stored in the tab until it is saved or discarded. */
export function useCategoryDraft(category: OfficeCategory | undefined) {
  const stored = officeDraft(`category:${category?.id ?? 'new'}`)
  const fresh = { typed: textsOf(category), version: category?.version }
  const [start] = useState(() => draftIn(stored.read()) ?? fresh)
  const [{ typed, version }, setDraft] = useState(start)
  const isDirty = differingFields(typed, fresh.typed).length > 0
  useEffect(() => {
    if (isDirty) stored.write({ typed, version })
    else stored.remove()
  })
  return {
    typed,
    version,
    isRestored: isDirty && differingFields(start.typed, fresh.typed).length > 0,
    type: (change: Partial<CategoryTexts>) =>
      setDraft((draft) => ({ ...draft, typed: { ...draft.typed, ...change } })),
    /** Goes on from what is stored now, with what is typed or without. */
    rebase: (now: OfficeCategory, kept = textsOf(now)) =>
      setDraft({ typed: kept, version: now.version }),
    discard: () => setDraft(fresh),
    remove: stored.remove,
  }
}

export function textsOf(category: OfficeCategory | undefined): CategoryTexts {
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

export function differingFields(one: CategoryTexts, other: CategoryTexts) {
  const names = ['name', 'icon', 'synonyms', 'labels', 'isHidden'] as const
  return names.filter((name) => one[name] !== other[name])
}

/** An earlier version of the office may have stored another shape. */
function draftIn(value: unknown): Draft | undefined {
  const { typed, version }: Partial<Record<string, unknown>> = value ?? {}
  const { name, icon, synonyms, labels, isHidden }: Partial<Record<string, unknown>> = typed ?? {}
  const known = categoryIcons.find((other) => other === icon)
  if (typeof name !== 'string' || typeof synonyms !== 'string') return undefined
  if (typeof labels !== 'string' || typeof isHidden !== 'boolean' || !known) return undefined
  return {
    typed: { name, icon: known, synonyms, labels, isHidden },
    version: typeof version === 'number' ? version : undefined,
  }
}
