import { oneOf } from './address-query.ts'
import { FilterSelect } from './filter-bar.tsx'

type StateFilterProps<State extends string> = {
  value: State | ''
  states: readonly State[]
  texts: Record<State, string>
  /** The choice of every state. */
  all: string
  onChoose: (state: State | '') => void
}

/** Beside the heading of a list that has no other filter. */
export function StateFilter<State extends string>(props: StateFilterProps<State>) {
  const { value, states, texts, all, onChoose } = props
  return (
    <div className="w-full sm:w-auto">
      <FilterSelect
        label="State"
        value={value}
        choices={[['', all], ...states.map((state): [string, string] => [state, texts[state]])]}
        onChoose={(state) => onChoose(oneOf(states, state))}
        className="sm:w-auto!"
      />
    </div>
  )
}
