import { longestEmail } from '#contract/email.ts'
import {
  mailEncryptions,
  mailEncryptionTexts,
  mailSettingsLimits,
  usualMailPorts,
} from '#contract/emails/office-mail.ts'
import type { MailEncryption, MailSettingsView } from '#contract/emails/office-mail.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'

export const mailLabels = {
  host: 'SMTP server',
  encryption: 'Encryption',
  port: 'Port',
  user: 'User',
  senderName: 'Sender name',
  senderAddress: 'Sender address',
  recipient: 'Recipient of enquiries',
}

export type MailTexts = Record<Exclude<keyof typeof mailLabels, 'encryption'>, string> & {
  encryption: MailEncryption
}

type FieldsProps = {
  settings: MailSettingsView
  values: MailTexts
  change: (changes: Partial<MailTexts>) => void
  fieldErrors: FieldTexts
}
type SignInProps = FieldsProps & { password: string; onType: (password: string) => void }

export function ServerFields({ values, change, fieldErrors }: FieldsProps) {
  const { encryption, port } = values
  return (
    <>
      <TextField
        label="SMTP server"
        name="host"
        value={values.host}
        onChange={({ target }) => change({ host: target.value })}
        maxLength={mailSettingsLimits.host}
        error={fieldErrors.host}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      <div className="grid gap-4 @md:grid-cols-[1fr_8rem]">
        <SelectField
          label="Encryption"
          name="encryption"
          value={mailEncryptionTexts[encryption]}
          choices={mailEncryptions.map((one) => mailEncryptionTexts[one])}
          error={fieldErrors.encryption}
          onChoose={chooseEncryption}
        />
        <TextField
          label="Port"
          name="port"
          inputMode="numeric"
          maxLength={5}
          value={port}
          onChange={({ target }) => change({ port: target.value })}
          error={fieldErrors.port}
          isRequired
        />
      </div>
    </>
  )

  /** A port that somebody typed stays. */
  function chooseEncryption(chosen: string) {
    const next = mailEncryptions.find((one) => mailEncryptionTexts[one] === chosen) ?? encryption
    const isUsual = port === String(usualMailPorts[encryption])
    change({ encryption: next, ...(isUsual && { port: String(usualMailPorts[next]) }) })
  }
}

export function SignInFields(props: SignInProps) {
  const { settings, values, change, fieldErrors, password, onType } = props
  return (
    <>
      <TextField
        label="User"
        name="user"
        hint="Empty where the server takes e-mails without signing in."
        value={values.user}
        onChange={({ target }) => change({ user: target.value })}
        maxLength={mailSettingsLimits.user}
        error={fieldErrors.user}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        hint={
          settings.hasPassword
            ? 'A password is stored, encrypted. Left empty, it stays as it is.'
            : 'Stored encrypted, and never shown again.'
        }
        value={password}
        onChange={({ target }) => onType(target.value)}
        maxLength={mailSettingsLimits.password}
        error={fieldErrors.password}
        autoComplete="new-password"
      />
    </>
  )
}

export function AddressFields({ values, change, fieldErrors }: FieldsProps) {
  return (
    <>
      <TextField
        label="Sender name"
        name="senderName"
        hint="Empty: the name of the company."
        value={values.senderName}
        onChange={({ target }) => change({ senderName: target.value })}
        maxLength={mailSettingsLimits.senderName}
        error={fieldErrors.senderName}
        autoComplete="off"
      />
      <TextField
        label="Sender address"
        name="senderAddress"
        type="email"
        value={values.senderAddress}
        onChange={({ target }) => change({ senderAddress: target.value })}
        maxLength={longestEmail}
        error={fieldErrors.senderAddress}
        autoComplete="off"
        isRequired
      />
      <TextField
        label="Recipient of enquiries"
        name="recipient"
        type="email"
        hint="What visitors write is announced here, and replies of customers arrive here."
        value={values.recipient}
        onChange={({ target }) => change({ recipient: target.value })}
        maxLength={longestEmail}
        error={fieldErrors.recipient}
        autoComplete="off"
        isRequired
      />
    </>
  )
}
