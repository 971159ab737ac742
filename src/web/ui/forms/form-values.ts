/** The texts of a form's fields by their names. */
export type FormValues = Record<string, string>

/** What is sent of them: some are in a group. */
export type FormInput = Record<string, string | FormValues>

/** Files are left out: they are sent apart from the texts. */
export function formValuesOf(form: FormData): FormValues {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
