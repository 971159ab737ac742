/** `meera@lakeview.example` as `m•••@lakeview.example`. */
export function shortenedEmail(email: string) {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}
