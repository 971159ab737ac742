import { categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { Conflict } from '../forms/conflict.tsx'
import { categoryFieldLabels, differingFields, textsOf } from './category-draft.ts'
import type { CategoryTexts } from './category-draft.ts'

type CategoryConflictProps = {
  typed: CategoryTexts
  /** What somebody else has stored since the dialog was opened. */
  theirs: OfficeCategory
  type: (change: Partial<CategoryTexts>) => void
  onTakeTheirs: () => void
  onKeepMine: () => void
}

export function CategoryConflict(props: CategoryConflictProps) {
  const { typed, theirs, type, onTakeTheirs, onKeepMine } = props
  const stored = textsOf(theirs)
  const rows = differingFields(typed, stored).map((id) => ({
    id,
    label: categoryFieldLabels[id],
    mine: textOf(typed[id]),
    stored: textOf(stored[id]),
    onTake: () => type({ [id]: stored[id] }),
  }))
  return (
    <Conflict
      title={categoryMessages.changedMeanwhile}
      saved="Both versions are shown below"
      {...{ theirs, rows, onTakeTheirs, onKeepMine }}
    />
  )
}

function textOf(value: string | boolean) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value
}
