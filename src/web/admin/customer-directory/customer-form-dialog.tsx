import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerFactLabels,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerFacts,
  CustomerRecordPage,
  KeyOwner,
} from '#contract/customer-directory/customer-record.ts'
import { submissionLimits } from '#contract/submissions/submission.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { randomKey } from '../../ui/random-key.ts'
import { announce } from '../../ui/toasts.tsx'
import { DraftLead } from '../forms/draft-lead.tsx'
import { FormDialog } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useFieldDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { detailsIn, requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'
import { customerPath } from './customer-list.ts'
import { customerReads } from './customer-merges.tsx'

type CustomerFormDialogProps = {
  /** Absent for a new one. */
  customer?: CustomerRecordPage
  onClose: () => void
}

/** What is typed is stored in this tab until it is saved or cancelled. */
export function CustomerFormDialog({ customer, onClose }: CustomerFormDialogProps) {
  const start = startOf(customer && factsIn(customer))
  const draft = useFieldDraft({ screen: `customer:${customer?.id ?? 'new'}`, start })
  const { values: typed, change: type } = draft
  const [owners, setOwners] = useState<KeyOwner[]>([])
  const submission = useSubmission(save)
  const { fieldErrors } = submission
  const close = useOwnClose(onClose)
  const send = useStore(customer?.id)
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={customer ? 'Edit customer' : 'Add customer'}
      submitText={customer ? 'Save customer' : 'Add customer'}
      busyText="Saving..."
      onCancel={() => {
        draft.remove()
        close()
      }}
      lead={
        <>
          <DraftLead
            {...{ draft, start, submission }}
            labels={customerFactLabels}
            title={customerRecordMessages.changedMeanwhile}
          />
          <Owners owners={owners.filter(({ field }) => fieldErrors[field] !== undefined)} />
        </>
      }
    >
      <CustomerFields {...{ typed, fieldErrors, type }} />
    </FormDialog>
  )

  function save(_: FormValues, form: HTMLFormElement) {
    draft.meet(undefined)
    const { base } = draft
    return submitForm({
      form,
      check: () => checkInput(() => loadSchema(base.values), inputOf(typed)),
      async send() {
        await send(typed, base)
        draft.removeSent(typed)
        close()
      },
      failed: customer ? customerRecordMessages.changeFailed : customerRecordMessages.addFailed,
      isConflict(error) {
        const theirs = detailsIn(customerRecordCalls.change, error)?.customer
        if (theirs) draft.meet(startOf(theirs))
        return theirs !== undefined
      },
      answerTo(error) {
        const { owners } = detailsIn(customerRecordCalls.change, error) ?? {}
        if (!owners) return undefined
        setOwners(owners)
        return { fieldErrors: requireApiError(error).fields }
      },
    })
  }
}

/** Opens a customer who is new; a change can be undone. */
function useStore(id: string | undefined) {
  const [key] = useState(randomKey)
  const navigate = useNavigate()
  return async (typed: CustomerTexts, base: FormBase<CustomerTexts>) => {
    if (id === undefined) {
      const added = await callApi(customerRecordCalls.add, inputOf(typed), { key })
      announce(added.message)
      void navigate(customerPath(added.customer.id))
    } else {
      const change = { id, ...inputOf(typed), version: base.version }
      const { message, customer } = await callApi(customerRecordCalls.change, change)
      announceChange({ message, customer, before: base })
    }
    void outdate(customerReads)
  }
}

type Change = { message: string; customer: CustomerFacts; before: FormBase<CustomerTexts> }

function announceChange({ message, customer: { id, version }, before }: Change) {
  if (version === before.version) return announce(message)
  announceRestorable({
    message,
    async restore() {
      const former = { id, ...inputOf(before.values), version }
      await callApi(customerRecordCalls.change, former)
      return { message: customerRecordMessages.changeUndone }
    },
    failed: customerRecordMessages.undoFailed,
    reads: customerReads,
  })
}

type CustomerTexts = Record<keyof typeof customerFactLabels, string>

function factsIn({ gstNumbers, ...customer }: CustomerRecordPage): CustomerFacts {
  return { ...customer, gstNumbers: gstNumbers.map(({ number }) => number) }
}

function startOf(customer: CustomerFacts | undefined): FormBase<CustomerTexts> {
  const { name, company, emails = [], phones = [], gstNumbers = [], version } = customer ?? {}
  return {
    values: {
      name: name ?? '',
      company: company ?? '',
      emails: emails.join('\n'),
      phones: phones.join('\n'),
      gstNumbers: gstNumbers.join('\n'),
    },
    version,
  }
}

function inputOf({ name, company, emails, phones, gstNumbers }: CustomerTexts) {
  const linesIn = (text: string) => text.split(/[\n;,]/).filter((line) => line.trim() !== '')
  return {
    name,
    company,
    emails: linesIn(emails),
    phones: linesIn(phones),
    gstNumbers: linesIn(gstNumbers),
  }
}

async function loadSchema(known: CustomerTexts) {
  const { factsFormOf } = await import('#contract/customer-directory/customer-facts-form.ts')
  return factsFormOf(inputOf(known))
}

/** The draft stays: one can look at the other customer and come back. */
function Owners({ owners }: { owners: KeyOwner[] }) {
  if (owners.length === 0) return null
  return (
    <Banner title={customerRecordMessages.keysTaken}>
      <ul className="basis-full text-sm">
        {owners.map(({ id, name, value }) => (
          <li key={value} className="wrap-anywhere text-ink">
            {value}:{' '}
            <Link to={customerPath(id)} className="text-action">
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

type CustomerFieldsProps = {
  typed: CustomerTexts
  fieldErrors: Record<string, string | undefined>
  type: (change: Partial<CustomerTexts>) => void
}

const lists = [
  { name: 'emails', hint: 'One on each line; lists show the first.', inputMode: 'email' },
  { name: 'phones', hint: 'One on each line. Without a country code, +91 is added.' },
  { name: 'gstNumbers', hint: 'One on each line. State and PAN follow from it.' },
] as const

function CustomerFields({ typed, fieldErrors, type }: CustomerFieldsProps) {
  return (
    <>
      {(['name', 'company'] as const).map((name) => (
        <TextField
          key={name}
          label={customerFactLabels[name]}
          name={name}
          data-first-focus={name === 'name' || undefined}
          maxLength={submissionLimits[name]}
          value={typed[name]}
          onChange={({ target }) => type({ [name]: target.value })}
          error={fieldErrors[name]}
        />
      ))}
      <p className="text-sm text-ink-soft">{customerRecordMessages.keyNeeded}</p>
      {lists.map(({ name, hint, ...control }) => (
        <TextAreaField
          key={name}
          {...control}
          label={customerFactLabels[name]}
          name={name}
          hint={hint}
          rows={Math.min(Math.max(typed[name].split('\n').length, 2), 6)}
          value={typed[name]}
          onChange={({ target }) => type({ [name]: target.value })}
          error={fieldErrors[name]}
        />
      ))}
    </>
  )
}
