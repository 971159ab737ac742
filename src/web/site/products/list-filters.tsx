import { useState } from 'react'
import { FilterGroups } from './filter-groups.tsx'
import type { FilterSheet } from './filter-sheet.tsx'
import type { ListChoices } from './list-choices.ts'

type ListFiltersProps = { choices: ListChoices; total: number }

/** A row of panels; on the phone a sheet, or the row where there are no scripts to open one. */
export function ListFilters({ choices, total }: ListFiltersProps) {
  const [Sheet, setSheet] = useState<typeof FilterSheet>()
  const { groups, chips } = choices
  // Prices alone are no choice: there are no products.
  if (groups.length < 2 && chips.length === 0) return null
  return (
    <nav aria-label="Filters">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="filter-chip filter-button"
      >
        Filters{chips.length > 0 && ` (${chips.length})`}
      </button>
      <div className="filter-row">
        <FilterGroups choices={choices} />
      </div>
      {Sheet && (
        <Sheet total={total} onClose={() => setSheet(undefined)}>
          <FilterGroups choices={choices} isSheet />
        </Sheet>
      )}
    </nav>
  )

  async function open() {
    const { FilterSheet } = await import('./filter-sheet.tsx')
    setSheet(() => FilterSheet)
  }
}
