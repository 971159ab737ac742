import { Form } from 'react-router'
import { contactTypes, contactTypeTexts } from '#contract/contacts/contact.ts'
import type { ContactType } from '#contract/contacts/contact.ts'
import type { ContactFormProps } from './contact-form-props.ts'
import { ExistingCustomerForm } from './existing-customer-form.tsx'
import { NewCustomerForm } from './new-customer-form.tsx'

/** The two ways of writing. What was typed in one stays there while the other is looked at. */
export function ContactForms({ type, ...form }: ContactFormProps & { type: ContactType }) {
  return (
    <>
      <Form
        method="get"
        action="/contact"
        preventScrollReset
        replace
        className="mb-5 inline-flex max-w-full rounded-md border border-outline"
      >
        {contactTypes.map((choice) => (
          <button
            key={choice}
            name="as"
            value={choice}
            aria-pressed={choice === type}
            className="min-h-11 cursor-pointer px-4 font-semibold first:rounded-l-[5px] last:rounded-r-[5px] aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {contactTypeTexts[choice]}
          </button>
        ))}
      </Form>
      {type === 'new' ? <NewCustomerForm {...form} /> : <ExistingCustomerForm {...form} />}
    </>
  )
}
