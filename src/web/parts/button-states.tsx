import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'

const looks = ['action', 'plain', 'quiet', 'danger'] as const

export function ButtonStates() {
  return looks.map((look) => (
    <div key={look} className="flex flex-wrap gap-3">
      <Button look={look}>{look}</Button>
      <Button look={look} disabled>
        Disabled
      </Button>
      <Button look={look} disabled>
        <SpinnerMark />
        Saving...
      </Button>
      <ButtonLink look={look} to="/parts">
        Link
      </ButtonLink>
      <ButtonAnchor look={look} href="mailto:a@b.example">
        Anchor
      </ButtonAnchor>
    </div>
  ))
}
