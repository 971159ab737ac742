import { createContext } from 'react-router'
import type { App } from '#domain/app.ts'
import type { Log } from '#platform/log/open-log.ts'

/** What a request finds in its context. */
export type Web = { app: App; log: Log; publicUrl: string }

export const webContext = createContext<Web>()

/** Who sent a form, with the token of a customer's session where somebody is signed in. */
export type FormSender = {
  address: string
  signal: AbortSignal
  customerToken?: string | undefined
}

/** Set for forms only: pages are cached for everybody, so they must not depend on the visitor. */
export const senderContext = createContext<FormSender>()

/** The token of a customer's session. Set for the pages below /account alone, which nothing caches. */
export const customerTokenContext = createContext<string | null>(null)

/** The finished HTML of a page. Its response has no body: the text would be encoded and decoded again on its way out. */
export const htmlContext = createContext<string | null>(null)

/** What is known of who asks for a page or sends a form. */
export type Visitor = { sender?: FormSender; customerToken?: string | undefined }
