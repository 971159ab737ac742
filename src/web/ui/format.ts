const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

const moment = new Intl.DateTimeFormat('en-IN', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** Price 0 and no price both mean that a person has to ask. */
export function priceText(price: number | null) {
  return price ? rupees.format(price) : 'Price on request'
}

export function timeText(iso: string) {
  return moment.format(new Date(iso))
}
