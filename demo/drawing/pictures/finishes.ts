/** What a case is made of: its colour and the colours that go with it. */
export type Case = { body: string; trim: string; key: string; well: string; mark: string }

export const finishes = {
  graphite: { body: '#55514C', trim: '#3A3632', key: '#2E2A27', well: '#3F3B37', mark: '#CFC7BC' },
  dark: { body: '#413C37', trim: '#2E2A27', key: '#26221F', well: '#2E2A26', mark: '#BDB4A8' },
  silver: { body: '#C6C3BD', trim: '#9E9A93', key: '#3A3733', well: '#A9A59E', mark: '#D8D2C8' },
  white: { body: '#EFECE6', trim: '#CFCAC1', key: '#F7F4EF', well: '#D6D1C8', mark: '#6B645B' },
  sand: { body: '#D2C3AC', trim: '#AD9C82', key: '#4A4138', well: '#B8A78D', mark: '#E6DCCB' },
  blue: { body: '#4C6078', trim: '#36475B', key: '#293543', well: '#3F5166', mark: '#B9C6D4' },
  leaf: { body: '#3F6B55', trim: '#2C4F3E', key: '#233A2F', well: '#335846', mark: '#B8D0C3' },
} as const satisfies Record<string, Case>
