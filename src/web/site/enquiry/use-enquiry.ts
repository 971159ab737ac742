import { useId } from 'react'
import { publicEnquiryCalls } from '#contract/enquiries/public-enquiry-calls.ts'
import type { RefusedForm } from '../forms/answer-form.ts'
import type { Typed } from '../forms/typed-text.ts'
import { useSending } from '../forms/use-sending.ts'
import type { AskedProduct } from './asked-product.ts'

export type UsedEnquiry = ReturnType<typeof useEnquiry>

type Asking = {
  about: AskedProduct | undefined
  refused?: RefusedForm | undefined
  onReceived?: (reference: string) => void
}

/** One enquiry from its first letter to its reference. Each product has a draft of its own. */
export function useEnquiry({ about, refused, onReceived }: Asking) {
  const id = useId()
  const sending = useSending({
    call: publicEnquiryCalls.send,
    loadSchema,
    name: `enquiry:${about?.id ?? ''}`,
    refused,
    onReceived,
    sendable: (typed) => ({ ...typed, productId: productIdOf(typed, about) }),
  })
  const served = sending.round === 0 ? refused?.typed : undefined
  const typed: Typed = served ?? (about ? { product: about.name, productId: about.id } : {})
  return { ...sending, id, typed }
}

async function loadSchema() {
  return (await import('#contract/enquiries/enquiry-form.ts')).EnquiryForm
}

/** Who writes another product over it does not ask about this one. */
function productIdOf(typed: Typed, about: AskedProduct | undefined) {
  return about && typed.product?.trim() === about.name ? about.id : ''
}
