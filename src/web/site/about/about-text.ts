/** A reseller writes its own here. */
export const aboutText = {
  lead: 'We sell the hardware that offices run on, and we tell you what is in the box before you buy it.',
  story: [
    'Tamarind IT Solutions began with two people repairing printers for the small offices around Electronic City. The same question came up at nearly every desk: which one should we buy next? Answering it honestly became the business.',
    'Today we supply desktops, laptops, workstations, printers, multi-function machines, projectors, interactive panels and CCTV systems to companies, schools, clinics and government offices across Bengaluru. The office is still in Electronic City, and the phone is still answered by people who have opened the machines they sell.',
  ],
  mission:
    'To give every buyer the facts needed to choose well: the full specification, an honest price and the true stock, and to stand by the machine after it has been delivered.',
  vision:
    'To be the supplier that a purchase officer in Bengaluru calls first, because the last ten orders arrived as they were described.',
  values: [
    {
      name: 'Plain facts',
      text: 'A specification says what the machine is. We add no adjectives to it.',
    },
    {
      name: 'The right machine',
      text: 'If the cheaper model does the work, that is the one we recommend.',
    },
    {
      name: 'Kept dates',
      text: 'We promise a delivery day only when the goods are here or on their way.',
    },
    {
      name: 'Care afterwards',
      text: 'A sale ends when the warranty does, not when the invoice is paid.',
    },
  ],
  reasons: [
    {
      name: 'Genuine products',
      text: 'Everything comes through authorised channels, with the maker’s own warranty and a tax invoice.',
    },
    {
      name: 'Advice from people who know the machines',
      text: 'Tell us the work to be done and the budget. We name two or three models and say how they differ.',
    },
    {
      name: 'Delivery and set-up in Bengaluru',
      text: 'We deliver, unpack, connect and test. Panels, projectors and cameras are mounted by our own staff.',
    },
    {
      name: 'One number for support',
      text: 'Warranty claims, spare parts and repairs go through us, so that you need not wait in the maker’s queue.',
    },
  ],
} as const
