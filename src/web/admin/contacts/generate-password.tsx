import { customerLimits } from '#contract/customers/customer.ts'
import { CustomerAccounts } from './customer-accounts.tsx'
import { GeneratePasswordForm } from './generate-password-form.tsx'
import { GeneratedPasswords } from './generated-passwords.tsx'

export function GeneratePassword() {
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-pretty text-ink-soft">
          The customer signs in on the Contact page with the GST number and this password. It works
          for {customerLimits.initialPasswordDays} days, or until the customer has set another.
          Where the e-mail of the account is known, the password is sent there.
        </p>
        <GeneratePasswordForm />
      </div>
      <GeneratedPasswords />
      <CustomerAccounts />
    </div>
  )
}
