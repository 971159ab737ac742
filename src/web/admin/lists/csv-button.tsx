import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'

type CsvButtonProps = { isBusy: boolean; onPress: () => void }

/** Reads the rows first, which may take some seconds. */
export function CsvButton({ isBusy, onPress }: CsvButtonProps) {
  return (
    <Button look="quiet" onClick={onPress} className="-mr-2.5 px-2.5!">
      {isBusy && <SpinnerMark />}
      {isBusy ? 'Preparing CSV...' : 'Download CSV'}
    </Button>
  )
}
