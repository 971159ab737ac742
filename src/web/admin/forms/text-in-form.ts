/** A text field of a form, and nothing if it is a file or not there. */
export function textInForm(form: FormData | undefined, name: string) {
  const entry = form?.get(name)
  return typeof entry === 'string' ? entry : undefined
}
