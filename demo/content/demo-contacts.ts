import type { DemoContact, DemoCustomer } from '../demo-content.ts'

/** Made up, and well formed. Each became a customer with the first message, a day later. */
export const demoCustomers: DemoCustomer[] = [
  {
    gstNumber: '29ZZZFZ9999Z1Z9',
    name: 'Ramesh Agarwal',
    email: 'ramesh.agarwal@customer.example',
    hoursAgo: 590,
  },
  {
    gstNumber: '29ZZZFZ9998Z1ZA',
    name: 'Kiran Rao',
    email: 'kiran.rao@customer.example',
    hoursAgo: 491,
  },
  {
    gstNumber: '27ZZZCZ9999Z1ZJ',
    name: 'Sarita Jain',
    email: 'sarita.jain@customer.example',
    hoursAgo: 378,
  },
]

type Line = [
  hoursAgo: number,
  name: string,
  company: string | null,
  gstNumber: string | null,
  status: DemoContact['status'],
  message: string,
  followUpInDays?: number,
]

/** Twelve messages of the last weeks, the oldest first. */
const lines: Line[] = [
  [
    610,
    'Ramesh Agarwal',
    'Agarwal Traders',
    '29ZZZFZ9999Z1Z9',
    'completed',
    'We want to buy on account. What do you need from us?',
  ],
  [
    560,
    'Leela Thomas',
    null,
    null,
    'completed',
    'Do you take old desktops back when we buy new ones?',
  ],
  [
    515,
    'Kiran Rao',
    'Rao Printers',
    '29ZZZFZ9998Z1ZA',
    'completed',
    'Please send somebody to look at two printers that are out of warranty.',
  ],
  [
    470,
    'Zubin Irani',
    'Irani Bakery',
    null,
    'completed',
    'Our billing computer stopped this morning. Can you lend us one?',
  ],
  [
    402,
    'Sarita Jain',
    'Jain Optics',
    '27ZZZCZ9999Z1ZJ',
    'contacted',
    'We are opening a branch in Pune. Do you deliver there?',
  ],
  [
    350,
    'Balaji Srinivasan',
    null,
    null,
    'contacted',
    'Can I visit on Saturday afternoon to see the laptops?',
  ],
  [
    298,
    'Uma Maheshwari',
    'Maheshwari Silks',
    '33ZZZPZ9999Z2ZY',
    'contacted',
    'We need a yearly contract for twelve computers and a server.',
  ],
  [
    240,
    'Ramesh Agarwal',
    null,
    '29ZZZFZ9999Z1Z9',
    'contacted',
    'The invoice of last month shows our old address. Please correct it.',
  ],
  [
    170,
    'Hema Malini',
    null,
    null,
    'pending',
    'Do you also repair laptops that were bought elsewhere?',
    0,
  ],
  [
    110,
    'Ashok Pai',
    'Pai Constructions',
    null,
    'pending',
    'We build an apartment house and need cameras at nine places. Whom do I ask?',
  ],
  [
    55,
    'Sarita Jain',
    null,
    '27ZZZCZ9999Z1ZJ',
    'pending',
    'Four more desktops as last time, please, for the branch in Pune.',
  ],
  [
    14,
    'Yusuf Ali',
    'Ali Enterprises',
    null,
    'pending',
    'Please add us to the list for tenders of CCTV in Bengaluru.',
  ],
]

export const demoContacts: DemoContact[] = lines.map((line, at) => {
  const [hoursAgo, name, company, gstNumber, status, message, followUpInDays] = line
  const mailbox = name.toLowerCase().replaceAll(/[^a-z]+/g, '.')
  const isFromAccount = demoCustomers.some(
    (customer) => customer.gstNumber === gstNumber && customer.hoursAgo > hoursAgo,
  )
  return {
    hoursAgo: hoursAgo + ((at * 37) % 60) / 60,
    name,
    company,
    gstNumber,
    status,
    message,
    followUpInDays,
    email: `${mailbox}@customer.example`,
    // The form of an Existing Customer asks for none.
    phone: isFromAccount ? null : `+9198860${String(23_456 + at * 11).padStart(5, '0')}`,
  }
})
