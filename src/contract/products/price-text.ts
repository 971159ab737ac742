const currency = { style: 'currency', currency: 'INR' } as const
const rupees = new Intl.NumberFormat('en-IN', { ...currency, maximumFractionDigits: 0 })
const rupeesAndPaise = new Intl.NumberFormat('en-IN', currency)

/** Price 0 and no price both mean that a person has to ask. */
export function priceText(price: number | null) {
  if (!price) return 'Price on request'
  return Number.isInteger(price) ? rupees.format(price) : rupeesAndPaise.format(price)
}
