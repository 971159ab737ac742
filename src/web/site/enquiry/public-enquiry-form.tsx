import { useId, useState } from 'react'
import { enquiryInputMessages } from '#contract/enquiries/enquiry-input.ts'
import { publicEnquiryCalls } from '#contract/enquiries/public-enquiry-calls.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FieldTexts } from '#contract/refused-response.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import type { RefusedForm } from '../forms/form-action.ts'
import { FormExtras } from '../forms/form-extras.tsx'
import { FormFailure, FormReceived } from '../forms/form-outcome.tsx'
import { SenderFields } from '../forms/sender-fields.tsx'
import { usePublicForm } from '../forms/use-public-form.ts'
import { groupProducts } from './asked-product.ts'
import type { AskedProduct } from './asked-product.ts'
import { AskedLines } from './asked-lines.tsx'
import type { AskedLine } from './find-asked-products.ts'

type EnquiryProps = {
  about: AskedProduct | undefined
  refused?: RefusedForm | undefined
  /** The reference in the address, of what was sent. */
  sent?: string | undefined
  onReceived?: (reference: string) => void
  /** It cannot be changed in the form. */
  isFixed?: boolean
  /** The product whose draft it is, if another. */
  draft?: string | undefined
}

/** One enquiry until its reference is known. Each product has a draft of its own. */
export function useEnquiry(props: EnquiryProps) {
  const { about, refused, onReceived, draft = about?.id ?? '' } = props
  const id = useId()
  const [posted, setPosted] = useState<FormValues>()
  const form = usePublicForm({
    call: publicEnquiryCalls.send,
    loadSchema,
    name: `enquiry:${draft}`,
    refused,
    sent: props.sent,
    onReceived,
    inputOf,
  })
  // Once it was received, the form is empty and about no product.
  const isFirst = form.round === 0
  const isFixed = isFirst && props.isFixed === true
  const values: FormValues = isFirst ? (refused?.values ?? productOf(about)) : {}
  return { ...form, id, values, typed: posted ?? values, isFixed }

  function inputOf(values: FormValues) {
    setPosted(values)
    const product = isFixed ? productOf(about) : { productId: productIdOf(values, about) }
    return groupProducts({ ...values, ...product })
  }
}

function productOf(about: AskedProduct | undefined): FormValues {
  return about ? { product: about.name, productId: about.id } : {}
}

async function loadSchema() {
  return (await import('#contract/enquiries/enquiry-form.ts')).EnquiryForm
}

/** Somebody who types another product does not ask about this one. */
function productIdOf(values: FormValues, about: AskedProduct | undefined) {
  return about && values.product?.trim() === about.name ? about.id : ''
}

type PublicEnquiryFormProps = {
  enquiry: ReturnType<typeof useEnquiry>
  /** Each with its quantity. */
  products?: AskedLine[]
  /** Where it is sent without scripts. */
  action?: string
  children?: React.ReactNode
}

/** Without scripts it posts to the page's own action, which gives the same responses. */
export function PublicEnquiryForm({
  enquiry,
  products = [],
  action = '/enquiry',
  children,
}: PublicEnquiryFormProps) {
  const { id, formProps, values, fieldErrors, failure, reference, isBusy, round } = enquiry
  const { isFixed, typed } = enquiry
  const hasList = isFixed && products.length > 0
  return (
    <form {...formProps} id={id} action={action}>
      <FormReceived
        text={enquiryInputMessages.received}
        reference={reference}
        another="Send another enquiry"
      >
        {round < 2 && products.length > 0 && (
          <AskedLines products={products} values={typed} isSent />
        )}
      </FormReceived>
      <FormFailure failed={enquiryInputMessages.submitFailed} {...{ fieldErrors, failure }} />
      <fieldset
        key={round}
        disabled={isBusy}
        className={`grid gap-4 sm:grid-cols-2 ${hasList ? 'lg:grid-cols-3' : ''}`}
      >
        <legend className="sr-only">Your enquiry</legend>
        {isFixed && <input type="hidden" name="product" defaultValue={values.product ?? ''} />}
        {hasList && <AskedLines products={products} values={typed} error={fieldErrors.products} />}
        <SenderFields {...{ values, fieldErrors }} />
        <OrderFields {...{ values, fieldErrors }} asksForQuantity={!hasList} />
        {!isFixed && (
          <TextField
            label="Product"
            name="product"
            defaultValue={values.product ?? ''}
            error={fieldErrors.product}
            isRequired
            isMarked={false}
            autoComplete="off"
            className="col-span-full"
          />
        )}
        <TextAreaField
          label="Message"
          name="message"
          rows={4}
          defaultValue={values.message ?? ''}
          error={fieldErrors.message}
          isRequired
          isMarked={false}
          className="col-span-full"
        />
        <input type="hidden" name="productId" defaultValue={values.productId ?? ''} />
        <div className="stack col-span-full">
          <FormExtras values={values} />
        </div>
        {children && <div className="col-span-full">{children}</div>}
      </fieldset>
    </form>
  )
}

type FieldsProps = { values: FormValues; fieldErrors: FieldTexts }

/** What makes a quote exact. All of it can be left empty. */
function OrderFields({
  values,
  fieldErrors,
  asksForQuantity,
}: FieldsProps & { asksForQuantity: boolean }) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: fieldErrors[name],
    autoComplete: 'off',
  })
  const digits = { inputMode: 'numeric' as const }
  const destination = (
    <>
      <TextField
        label="GST Number (optional)"
        {...field('gstNumber')}
        autoCapitalize="characters"
        spellCheck={false}
        className={asksForQuantity ? 'col-span-2' : ''}
      />
      <TextField
        label="PIN code (optional)"
        {...field('pinCode')}
        {...digits}
        autoComplete="postal-code"
      />
    </>
  )
  if (!asksForQuantity) return destination
  return (
    <div className="grid grid-cols-2 gap-4 col-span-full sm:grid-cols-4">
      {destination}
      <TextField label="Quantity (optional)" {...field('quantity')} {...digits} />
    </div>
  )
}
