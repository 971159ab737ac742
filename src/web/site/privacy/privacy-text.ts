/** What this software does with what people tell it. A reseller that does more writes it here. */
export const privacyText = {
  lead: 'What we keep about you, how long, and whom to ask. In short: what you send us, so that we can answer you.',
  sections: [
    {
      id: 'reading',
      title: 'When you only read',
      paragraphs: [
        'You need no account, and we set no cookies. Pages, pictures and type come from our own server: nobody else learns that you were here. We count no visits and follow nobody.',
        'Links lead to other companies, as to OpenStreetMap, WhatsApp or LinkedIn. They learn of you only when you press one.',
        'What you type into a form and have not sent yet is kept in your own browser, in this tab alone. It is gone when the form has been sent or the tab is closed.',
      ],
    },
    {
      id: 'asking',
      title: 'When you write to us',
      paragraphs: [
        'We keep what you fill in: your name, e-mail address, phone number, company, the product and your message, with the time and a reference. The people in our office read it, write their notes beside it and answer you by e-mail or phone.',
        'We use it to answer you, and give it to nobody else. Only the company that carries our e-mail handles it on the way, as with any letter.',
        'It is kept until our office deletes it, or until you ask us to. A backup made against loss holds it until that backup is replaced.',
        'The e-mails that our site writes about it, to you and to our office, are deleted from it a year after they were sent.',
        'Where you have a customer account with us, your password is kept in a form that nobody can read, we included.',
        'Our server counts the forms and the failed sign-ins of each network address, against those who send thousands. It counts over ten and fifteen minutes, and clears what is older once an hour.',
      ],
    },
    {
      id: 'offers',
      title: 'Offers and news',
      paragraphs: [
        'You get them only when you have ticked the box for it. We keep the time and the words that you agreed to. You can end it at any time, in one line by e-mail, and your enquiry is answered all the same.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        "Under India's Digital Personal Data Protection Act, 2023 you can ask us what we hold about you, and have it corrected or deleted. You can take back what you agreed to as easily as you gave it, and name somebody who acts for you when you cannot.",
        'If our answer does not help, you can complain to the Data Protection Board of India.',
      ],
    },
  ],
} as const
