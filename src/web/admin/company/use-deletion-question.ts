import { useRef } from 'react'
import { companyCalls } from '#contract/company/company-calls.ts'
import type { CompanyProfile, DueDeletions } from '#contract/company/company.ts'
import { countOf } from '#contract/count-text.ts'
import { useQuestion } from '../forms/use-question.tsx'
import { callApi } from '../session/call-api.ts'

type Asked = { due: string; onYes: () => void }

/** Asks before storage periods are stored with which the next clean-up deletes something. */
export function useDeletionQuestion(yes: string) {
  const question = useQuestion<Asked>({
    textsOf: ({ due }) => ({
      question: `Delete ${due} for ever?`,
      hint: 'What is older than the new storage periods is deleted within an hour. This cannot be undone.',
      yes,
    }),
    onYes: ({ onYes }) => onYes(),
  })
  return {
    dialog: question.dialog,
    /** False where nothing is due, so that there is nothing to ask. */
    asks(due: DueDeletions, onYes: () => void) {
      const text = dueText(due)
      if (text !== '') question.ask({ due: text, onYes })
      return text !== ''
    },
  }
}

type Saving = { form: HTMLFormElement; values: CompanyProfile; stored: CompanyProfile }

/** True where a question is open, which submits the form again if somebody agrees. */
export type AsksFirst = (saving: Saving) => Promise<boolean>

/** The same for the form of the company, which is submitted again once somebody has agreed. */
export function useQuestionBeforeSaving() {
  const { dialog, asks } = useDeletionQuestion('Save and delete')
  const agreed = useRef<CompanyProfile>(undefined)

  const asksFirst: AsksFirst = async ({ form, values, stored }) => {
    if (agreed.current === values || hasSamePeriods(values, stored)) return false
    const { enquiryMonths, messageMonths, emailDays, usageDays, networkDays } = values
    const periods = { enquiryMonths, messageMonths, emailDays, usageDays, networkDays }
    return asks(await callApi(companyCalls.countDeletions, periods), () => {
      agreed.current = values
      form.requestSubmit()
    })
  }

  return { dialog, asksFirst }
}

const askedPeriods = [
  'enquiryMonths',
  'messageMonths',
  'emailDays',
  'usageDays',
  'networkDays',
] as const

function hasSamePeriods(one: CompanyProfile, other: CompanyProfile) {
  return askedPeriods.every((period) => one[period] === other[period])
}

const listed = new Intl.ListFormat('en-IN')

function dueText({ enquiries, messages, emails, usageDays, networks }: DueDeletions) {
  const parts = [
    enquiries > 0 && countOf(enquiries, 'enquiry', 'enquiries'),
    messages > 0 && countOf(messages, 'message'),
    emails > 0 && countOf(emails, 'e-mail'),
    usageDays > 0 && `the counts of use on ${countOf(usageDays, 'day')}`,
    networks > 0 &&
      countOf(networks, 'network of an event in the audit', 'networks of events in the audit'),
  ]
  return listed.format(parts.filter((part) => part !== false))
}
