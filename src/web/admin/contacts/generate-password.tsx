import { GeneratePasswordForm } from './generate-password-form.tsx'
import { GeneratedPasswords } from './generated-passwords.tsx'

export function GeneratePassword() {
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-pretty text-ink-soft">
          The customer signs in on the Contact page with the GST number and this password. A
          customer who has one already gets a new one, and the old one stops working.
        </p>
        <GeneratePasswordForm />
      </div>
      <GeneratedPasswords />
    </div>
  )
}
