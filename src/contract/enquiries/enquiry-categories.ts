/** An enquiry about no product that the site has or had. */
export const otherCategory = 'Other'
