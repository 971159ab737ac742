import { passkeyMessages } from '#contract/accounts/passkey.ts'
import { ApiError } from './api-error.ts'

/** As a call gave them: the browser reads them itself. */
type Options = Record<string, unknown>

/** Browsers give no passkey to a page without TLS, except on localhost. */
export function canUsePasskeys() {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** The device makes a passkey, after a finger, a face or a PIN. */
export async function createPasskey(options: Options) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(Object(options))
  const { response, ...credential } = await credentialOf(() =>
    navigator.credentials.create({ publicKey }),
  )
  if (!('attestationObject' in response)) throw noPasskey()
  const { clientDataJSON, attestationObject } = response
  return { ...credential, response: { clientDataJSON, attestationObject } }
}

/** The device signs with a passkey that somebody chooses. */
export async function signWithPasskey(options: Options) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(Object(options))
  const { response, ...credential } = await credentialOf(() =>
    navigator.credentials.get({ publicKey }),
  )
  if (!('signature' in response)) throw noPasskey()
  const { clientDataJSON, authenticatorData, signature } = response
  return { ...credential, response: { clientDataJSON, authenticatorData, signature } }
}

async function credentialOf(ask: () => Promise<Credential | null>) {
  const credential = await ask().catch(refuseRegistered)
  if (!(credential instanceof PublicKeyCredential)) throw noPasskey()
  const { id, rawId, response } = credential.toJSON()
  return { id, rawId, response, type: 'public-key' as const, clientExtensionResults: {} }
}

/** The device names one reason alone: it holds a passkey that the options exclude. */
function refuseRegistered(error: unknown) {
  if (Object(error).name === 'InvalidStateError') throw failed(passkeyMessages.isRegistered)
  return null
}

function noPasskey() {
  return failed(passkeyMessages.cancelled)
}

function failed(text: string) {
  return new ApiError(text, { status: 0, isServerText: true })
}
