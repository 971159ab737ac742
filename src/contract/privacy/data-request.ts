/** The page on which people ask for their data, and the pages that its e-mails link to. */
export const myDataPath = '/privacy/my-data'
export const confirmDataRequestPath = '/privacy/my-data/confirm'
export const ownDataFilePath = '/privacy/my-data/file'

/** Rights under sections 11 and 12 of the DPDP Act, 2023. */
export const dataRequestKinds = ['export', 'erasure'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

export const dataRequestStates = ['open', 'unconfirmed', 'closed'] as const
export type DataRequestState = (typeof dataRequestStates)[number]

export const dataRequestOutcomes = ['sent', 'erased', 'refused'] as const
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number]

/** What somebody asked for, as the office reads it. */
export type DataRequest = {
  id: string
  reference: string
  kind: DataRequestKind
  /** Shortened once the data was deleted. */
  email: string
  state: DataRequestState
  createdAt: string
  confirmedAt: string | null
  /** By when it has to be answered. Null while nobody has confirmed it. */
  dueAt: string | null
  closedAt: string | null
  outcome: DataRequestOutcome | null
  /** Why it was refused. */
  reason: string | null
}

/** How much is stored about the person, by kind. */
export type StoredAboutPerson = {
  enquiries: number
  contacts: number
  customers: number
  emails: number
  consents: number
}

export const dataRequestLimits = {
  /** The link of the confirmation. */
  linkHours: 72,
  /** The link to the file. */
  fileDays: 7,
  /** A request that nobody confirmed. */
  unconfirmedDays: 30,
  reason: 1000,
} as const

export const dataRequestKindTexts: Record<DataRequestKind, string> = {
  export: 'A copy of my data',
  erasure: 'Deletion of my data',
}

export const dataRequestStateTexts: Record<DataRequestState, string> = {
  open: 'Open',
  unconfirmed: 'Not confirmed',
  closed: 'Closed',
}

export const dataRequestOutcomeTexts: Record<DataRequestOutcome, string> = {
  sent: 'Link to the file sent',
  erased: 'Data deleted',
  refused: 'Refused',
}

export const dataRequestMessages = {
  kindRequired: 'Please choose what you ask for',
  reasonRequired: 'Please give the reason, which is sent to the person',
  none: 'No requests found',
  listFailed: 'Failed to fetch the requests',
  storedFailed: 'Failed to count what is stored',
  changeFailed: 'Failed to change the request',
  notFound: 'This request no longer exists',
  isClosed: 'This request has been answered already',
  isNotConfirmed: 'This request has not been confirmed yet',
  isConfirmed: 'This request has been confirmed already',
  otherKind: 'The person has asked for something else',
  linkDead:
    'This link has ended, or has been used. If you asked more than once, only the link of our newest e-mail can work. You can make the request once more on our Privacy page.',
  confirmed: 'Request confirmed',
  sent: 'A link to the file was sent',
  erased: 'The data of this person was deleted',
  refused: 'The request was refused. The reason was sent to the person.',
} as const
