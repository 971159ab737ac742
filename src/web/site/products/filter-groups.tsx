import { ChoiceLink } from './choice-link.tsx'
import { closeOutside } from './close-outside.ts'
import type { ListChoices } from './list-choices.ts'
import { PriceBounds } from './price-bounds.tsx'

type FilterGroupsProps = {
  choices: ListChoices
  /** In a sheet all of them are open; in a row one at a time. */
  isSheet?: boolean
}

/** Links, so that each choice is an address, with scripts and without. */
export function FilterGroups({ choices, isSheet }: FilterGroupsProps) {
  return choices.groups.map((group) => (
    <details
      key={group.title}
      ref={isSheet ? undefined : closeOutside}
      name={isSheet ? undefined : 'filter'}
      open={isSheet}
      className="filter-group"
    >
      <summary>{group.title}</summary>
      <div className="filter-panel">
        <ul>
          {group.choices.map((choice) => (
            <li key={choice.text}>
              <ChoiceLink choice={choice} className="filter-choice" />
            </li>
          ))}
        </ul>
        {group.title === 'Price' && <PriceBounds {...choices.prices} />}
      </div>
    </details>
  ))
}
