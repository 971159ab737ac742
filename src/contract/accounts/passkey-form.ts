import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { passkeyLimits, passkeyMessages } from './passkey.ts'

const text = z.string(passkeyMessages.refused).max(passkeyLimits.text, passkeyMessages.refused)
const ofEveryCredential = {
  id: text,
  rawId: text,
  type: z.literal('public-key', passkeyMessages.refused),
  clientExtensionResults: z.object({}, passkeyMessages.refused),
}

/** What a device answers, as WebAuthn level 3 writes it in JSON. */
export const NewPasskey = z.object({
  name: plainLine(passkeyMessages.nameRequired)
    .min(1, passkeyMessages.nameRequired)
    .max(passkeyLimits.name, `At most ${passkeyLimits.name} characters`),
  credential: z.object(
    {
      ...ofEveryCredential,
      response: z.object({ clientDataJSON: text, attestationObject: text }),
    },
    passkeyMessages.refused,
  ),
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeySignIn = z.object({
  credential: z.object(
    {
      ...ofEveryCredential,
      response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
    },
    passkeyMessages.refused,
  ),
})
export type PasskeySignIn = z.infer<typeof PasskeySignIn>
