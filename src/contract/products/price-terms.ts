import type { PriceBasis } from '../company/company.ts'
import { priceText } from './price-text.ts'

type Taxed = { price: number | null; gstRate: number }

/** What stands beside a price, and below it the amount with GST where the price is without. */
export type PriceTerms = { note: string; inclusive: string }

/** Where there is no room for the rate. */
export const briefPriceNotes: Record<PriceBasis, string> = {
  'Not stated': '',
  'Including GST': 'incl. GST',
  'Excluding GST': '+ GST',
}

const unstated: PriceTerms = { note: '', inclusive: '' }

/** Empty for a price on request, and where the company does not say whether its prices include GST. */
export function priceTerms({ price, gstRate }: Taxed, basis: PriceBasis): PriceTerms {
  if (!price || basis === 'Not stated') return unstated
  if (basis === 'Including GST') return { note: `incl. ${gstRate} % GST`, inclusive: '' }
  const inclusive = gstRate > 0 ? `${priceText(priceWithGst({ price, gstRate }))} incl. GST` : ''
  return { note: `+ ${gstRate} % GST`, inclusive }
}

/** In one line, for texts: `+ 18 % GST (₹1,00,288 incl. GST)`. */
export function priceTermsText(taxed: Taxed, basis: PriceBasis) {
  const { note, inclusive } = priceTerms(taxed, basis)
  return inclusive === '' ? note : `${note} (${inclusive})`
}

/** In whole rupees, as the total of an invoice is. In paise and basis points, so that no fraction is lost. */
export function priceWithGst({ price, gstRate }: { price: number; gstRate: number }) {
  const [paise, basisPoints] = [Math.round(price * 100), Math.round(gstRate * 100)]
  return Math.round((paise * (10_000 + basisPoints)) / 1_000_000)
}
