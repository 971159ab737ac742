import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'

/** Asks again for all that the screen shows. */
export function RetryButton() {
  const { state, revalidate } = useRevalidator()
  const queryClient = useQueryClient()
  const isBusy = useIsFetching({ queryKey: ['attended'] }) > 0 || state === 'loading'
  return (
    <Button onClick={() => void retry()} disabled={isBusy}>
      {isBusy && <SpinnerMark />}
      Try again
    </Button>
  )

  async function retry() {
    await Promise.all([
      revalidate(),
      // What the loader has begun already is not asked for twice.
      queryClient.refetchQueries(
        { queryKey: ['attended'], type: 'active' },
        { cancelRefetch: false },
      ),
    ])
  }
}
