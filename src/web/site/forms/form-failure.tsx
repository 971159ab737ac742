import { generalMessages } from '#contract/refused-answer.ts'
import { Banner } from '../../ui/banner.tsx'

type FormFailureProps = {
  /** The form's own words for what did not work. Without them the server's stand alone. */
  failed?: string | undefined
  faults: object
  text: string | undefined
}

/** Above a form that was not taken, with the server's own text. Where fields are marked, they say why. */
export function FormFailure({ failed, faults, text }: FormFailureProps) {
  if (!text) return null
  const isMarked = Object.keys(faults).length > 0
  return (
    <div data-answer tabIndex={-1} className="mb-5 outline-none">
      {isMarked ? (
        <Banner title={generalMessages.refusedInput} />
      ) : (
        <Banner title={failed ?? text} detail={failed && text} />
      )}
    </div>
  )
}
