import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'

/** Asks again for all that the screen shows. */
export function RetryButton() {
  const { state, revalidate } = useRevalidator()
  return (
    <Button onClick={() => void revalidate()} disabled={state === 'loading'}>
      {state === 'loading' && <SpinnerMark />}
      Try again
    </Button>
  )
}
