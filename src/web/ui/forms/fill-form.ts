import type { FormValues } from './form-values.ts'

/** Fills in a draft. Text that was typed before the scripts had loaded stays; a choice is that of the draft. */
export function fillForm({ elements }: HTMLFormElement, draft: FormValues) {
  for (const field of elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= draft[field.name] === 'on'
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      fillField(field, draft)
    } else if (field instanceof HTMLSelectElement) {
      field.value = draft[field.name] ?? field.value
    }
  }
}

function fillField(field: HTMLInputElement | HTMLTextAreaElement, draft: FormValues) {
  const text = draft[field.name]
  if (text !== undefined && field.value === field.defaultValue) field.value = text
}
