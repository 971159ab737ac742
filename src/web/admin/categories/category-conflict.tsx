import { categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { Conflict, ConflictVersion } from '../forms/conflict.tsx'
import { RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
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
    mine: textOf(typed[id]),
    stored: textOf(stored[id]),
    onTake: () => type({ [id]: stored[id] }),
  }))
  return (
    <Conflict
      title={categoryMessages.changedMeanwhile}
      saved="Both versions are shown below"
      {...{ theirs, rows, columns, onTakeTheirs, onKeepMine }}
    />
  )
}

type Difference = { id: keyof CategoryTexts; mine: string; stored: string; onTake: () => void }

function textOf(value: string | boolean) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value || '(empty)'
}

const columns: Column<Difference>[] = [
  {
    head: 'Field',
    className: 'col-span-2 text-sm font-semibold @3xl:w-40 @3xl:align-top',
    cell: ({ id }) => categoryFieldLabels[id],
  },
  {
    head: 'What you typed',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ mine }) => <ConflictVersion title="What you typed">{mine}</ConflictVersion>,
  },
  {
    head: 'What is stored now',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ stored }) => <ConflictVersion title="What is stored now">{stored}</ConflictVersion>,
  },
  {
    head: 'Choice',
    isRight: true,
    className: '@3xl:align-top',
    cell: ({ id, onTake }) => (
      <RowButton
        text="Take theirs"
        label={`Take theirs for ${categoryFieldLabels[id]}`}
        onPress={onTake}
      />
    ),
  },
]
