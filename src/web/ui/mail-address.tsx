/** Too long for a line, it is broken where it is read. */
export function MailAddress({ email }: { email: string }) {
  const [name, host] = email.split('@')
  if (host === undefined) return email
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  )
}
