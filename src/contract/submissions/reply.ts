export const replyLimits = { text: 10_000 } as const

export const replyMessages = {
  sent: 'Reply sent',
  sendFailed: 'Failed to send the reply',
  noMail: 'No mail is set up: open the reply in your mail program instead.',
  noAddress: 'The sender gave no e-mail address.',
} as const
