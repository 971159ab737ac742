/** Who sends a form. */
export type Sender = {
  address: string
  /** Made by the browser when the form was opened; absent without scripts. */
  key?: string | undefined
  /** The customer account that is signed in. */
  customerId?: string | undefined
  /** The token of its session, where nobody has looked for the account yet. */
  customerToken?: string | undefined
  /** Aborted when the sender leaves before the response. */
  signal?: AbortSignal | undefined
}

/** Returned to the sender: the reference by which both sides find the submission. */
export type Receipt = { reference: string }
