/** Who sends a form. */
export type Sender = {
  address: string
  /** Made by the browser when the form was opened; absent without scripts. */
  key?: string | undefined
  /** Aborted when the sender leaves before the response. */
  signal?: AbortSignal | undefined
}

/** What the sender hears: by this name both sides find it again. */
export type Receipt = { reference: string }
