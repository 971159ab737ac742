/** What the server alone says: no page has to load it. */
export const serverMessages = {
  notFound: 'There is nothing at this address',
  deleted: 'This was deleted',
  fileGone: 'The file is not stored any more',
  wrongMethod: 'Nothing at this address is called in this way',
  storeAway: 'Files cannot be stored or read at the moment. Please try again in a few minutes.',
  databaseUnavailable: 'We cannot reach our database at the moment. Please try again in a minute.',
  nothingCanBeSaved: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  tooLarge: 'This is more than we can take at once',
  wrongType: 'This kind of content is not accepted here',
  unreadable: 'The request could not be read',
} as const
