import type { RefusedForm } from '../forms/form-action.ts'

export const passwordPath = '/account/password'

const forms = ['change', 'link', 'set'] as const
type PasswordFormName = (typeof forms)[number]

const outcomes = ['changed', 'requested'] as const
export type Outcome = (typeof outcomes)[number]

/** The address to which a form of the page is posted. It contains the link, for the page of a refused form. */
export function actionOf(form: PasswordFormName, token: string | null) {
  return `${passwordPath}?${new URLSearchParams({ form, ...(token ? { token } : {}) })}`
}

export function formIn(url: URL): PasswordFormName {
  return forms.find((form) => form === url.searchParams.get('form')) ?? 'change'
}

export function doneAddress(outcome: Outcome) {
  return `${passwordPath}?done=${outcome}`
}

export function outcomeIn(url: URL) {
  return outcomes.find((outcome) => outcome === url.searchParams.get('done'))
}

/** Each form sends its name along, so that a refusal comes back to the right one. */
export function refusedAs(form: PasswordFormName, refused: RefusedForm | undefined) {
  return refused?.values['form'] === form ? refused : undefined
}
