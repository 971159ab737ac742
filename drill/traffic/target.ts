import type { Ledger } from './ledger.ts'
import type { LoggedResponse } from './response-log.ts'

/** A running server, and where its clients note what they have sent and received. */
export type Target = {
  address: string
  /** Of an administrator. */
  token: string
  ledger: Ledger
  log: LoggedResponse[]
}

/** Sends the next request and waits for its response. */
export type Client = () => Promise<unknown>
