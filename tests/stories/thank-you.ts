import type { MailMessage } from '#platform/mail/mail.ts'

/** To somebody who has asked for laptops. */
export const thankYou: MailMessage = {
  id: '01KARD0CVZ6Y0M6T5Q2N3J8W4X',
  to: 'meera@lakeview.example',
  replyTo: 'sales@tamarindit.example',
  isReply: true,
  fromName: 'Tamarind IT',
  subject: 'We have your enquiry about Kaveri TravelBook 14',
  text: 'Thank you.\n\nWe answer within a day.',
  html: '<p>Thank you.</p>',
  date: new Date('2026-11-02T09:30:00Z'),
}
