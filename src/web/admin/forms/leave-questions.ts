export type LeaveTexts = { question: string; hint: string; yes: string; no: string }

export const unsavedTexts: LeaveTexts = {
  question: 'Leave without saving?',
  hint: 'What you have typed on this screen will be lost.',
  yes: 'Discard changes',
  no: 'Keep editing',
}

/** What has left the browser is not taken back by leaving. */
export const sendingTexts: LeaveTexts = {
  question: 'Leave while it is being saved?',
  hint: 'It has been sent, so it may be stored even if you leave. A message will say how it ended.',
  yes: 'Leave',
  no: 'Stay here',
}
