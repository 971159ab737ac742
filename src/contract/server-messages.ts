/** What the server alone says: no page has to load it. */
export const serverMessages = {
  notFound: 'No such address',
  deleted: 'This was deleted',
  fileGone: 'The file is not stored any more',
  wrongMethod: 'This address does not accept this method',
  storeAway: 'Files cannot be stored or read at the moment. Please try again in a few minutes.',
  notMade: 'The file cannot be made at the moment. Please try again in a few minutes.',
  databaseUnavailable: 'We cannot reach our database at the moment. Please try again in a minute.',
  nothingCanBeSaved: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  tooLarge: 'The request is too large',
  wrongType: 'This kind of content is not accepted here',
  tooSlow: 'Sending took too long and was stopped. Please try again.',
  unreadable: 'The request could not be read',
} as const
