import { serverMessages } from '#contract/server-messages.ts'
import { Unavailable } from '../unavailable.ts'

/**
 * The store cannot be read or written now: a full disk, a folder without rights, an S3 store that
 * is away. The reason is for the log, and people get one text for all of them.
 */
export class StoreFault extends Unavailable {
  readonly reason: string

  constructor(reason: string, { cause }: { cause?: unknown } = {}) {
    super(serverMessages.storeAway, { cause })
    this.reason = reason
  }
}
