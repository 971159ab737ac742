export type SubmissionKind = 'enquiry' | 'contact message'

/** A public form that a client sends until it is acknowledged. */
export type Submission = {
  kind: SubmissionKind
  email: string
  /** No other submission of the run has the same. */
  message: string
  idempotencyKey: string | undefined
  /** From the response that acknowledged it. */
  reference: string | undefined
}

/** The name that a product was saved under, or null once it was deleted. */
export type ProductState = string | null

/** What the clients of a drill have sent, and what the server has acknowledged. */
export type Ledger = {
  submissions: Submission[]
  /** To be sent again: the server may have stored them without having acknowledged them. */
  unconfirmed: Submission[]
  /** The acknowledged state of each product, by its id. */
  products: Map<string, ProductState>
  /** Changes that were sent and not acknowledged: the product has this state or the acknowledged one. */
  pendingProducts: Map<string, ProductState>
  productWrites: number
  /** Responses that contradict an earlier one. */
  contradictions: Set<string>
}

export function openLedger(): Ledger {
  return {
    submissions: [],
    unconfirmed: [],
    products: new Map(),
    pendingProducts: new Map(),
    productWrites: 0,
    contradictions: new Set(),
  }
}

export function countAcknowledged({ submissions, productWrites }: Ledger) {
  return submissions.filter(({ reference }) => reference !== undefined).length + productWrites
}
