import type { OwnStatus } from '#contract/own-enquiries/own-enquiry.ts'

/**
 * A page of the account, as the server describes it: the same few components show them all, so that
 * what a browser loads does not grow with what an account can do.
 */
export type AccountView = {
  title: string
  /** In the title of the tab, where `title` does not tell it from others. */
  pageName?: string
  lead?: string
  /** What has just happened. */
  notice?: string | undefined
  sections: AccountSection[]
  /** Beside the sections on a wide screen. */
  facts?: AccountSection[]
  /** In two columns below the sections. */
  below?: AccountSection[]
  /** False on the first page of the account. */
  leadsBack?: boolean
}

export type AccountSection = {
  id: string
  /** Empty where the heading of the page says it. */
  title: string
  text?: string | undefined
  facts?: { name: string; value: string }[]
  items?: AccountItem[]
  forms?: AccountForm[]
  links?: AccountLink[]
}

type AccountLink = { to: string; text: string }

export type AccountItem = {
  title: string
  /** The page about it. */
  to?: string
  status?: { look: OwnStatus; text: string }
  /** Date, reference and the like. */
  about: string
  text?: string | undefined
  /** To save, and web pages that a reply names. */
  files?: AccountLink[]
}

/** Loads the next page, with scripts and without. */
export type AccountForm = {
  name: string
  action: string
  /** Above the fields, for screen readers. */
  legend?: string
  submit: string
  fields: AccountField[]
}

export type AccountField = {
  name: string
  label: string
  value?: string
  hint?: string
  autoComplete?: string
  type?: 'text' | 'password' | 'email' | 'tel'
  autoCapitalize?: 'characters'
  inputMode?: 'numeric'
  /** One of these. */
  options?: string[]
  /** Sent, and not shown. */
  isHidden?: boolean
  /** A text of several lines. */
  rows?: number
  isOptional?: boolean
  /** In a row of its own. */
  isWide?: boolean
}
