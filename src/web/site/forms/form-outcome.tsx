import { generalMessages } from '#contract/refused-response.ts'
import { Banner } from '../../ui/banner.tsx'
import type { Failure } from '../../ui/banner.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'

type FormFailureProps = {
  /** The form's own text for a failure; without it the server's stands alone. */
  failed?: string | undefined
  fieldErrors: object
  failure: Failure | undefined
}

/** Above a form that was not accepted, with the server's text. Where fields are marked, they name the errors. */
export function FormFailure({ failed, fieldErrors, failure }: FormFailureProps) {
  if (!failure) return null
  const isMarked = Object.keys(fieldErrors).length > 0
  return (
    <div data-outcome tabIndex={-1} className="mb-5 outline-none">
      {isMarked ? (
        <Banner title={generalMessages.refusedInput} />
      ) : (
        <Banner title={failed ?? failure.title} detail={failed && failure.title} />
      )}
    </div>
  )
}

type FormReceivedProps = {
  text: string
  reference: string | undefined
  /** The heading of the emptied form below. */
  another?: string
  /** What was sent. */
  children?: React.ReactNode
}

/** In place of a form, or above the emptied one. */
export function FormReceived({ text, reference, another, children }: FormReceivedProps) {
  const { replyPromise } = useSiteProfile()
  if (!reference) return null
  return (
    <>
      <div data-outcome tabIndex={-1} role="status" className="outline-none">
        <div className="mb-5 border-l-4 border-leaf bg-leaf-wash px-4 py-3">
          <p className="font-semibold text-pretty text-leaf">{text}</p>
          <p className="text-sm">
            Your reference is <strong className="whitespace-nowrap figures">{reference}</strong>.{' '}
            {replyPromise}
          </p>
        </div>
        {children}
      </div>
      {another && <h2 className="mt-6 mb-4 text-xl font-bold">{another}</h2>}
    </>
  )
}
