import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterGroups } from './filter-groups.tsx'
import type { ListChoices } from './list-choices.ts'

type FilterSheetProps = { choices: ListChoices; total: number; onClose: () => void }

/** The filters on the phone. Loaded with the first press on their button. */
export function FilterSheet({ choices, total, onClose }: FilterSheetProps) {
  return (
    <Dialog
      title="Filters"
      width="wide"
      onClose={onClose}
      buttons={
        <Button look="action" className="grow" onClick={onClose}>
          {total === 1 ? 'Show 1 product' : `Show ${total.toLocaleString('en-IN')} products`}
        </Button>
      }
    >
      <FilterGroups choices={choices} isSheet />
    </Dialog>
  )
}
