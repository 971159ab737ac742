import type { StockStatus } from '#contract/products/product.ts'
import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

const cheap =
  String.raw`(?:(?:very|most|sab ?se) )?(?:cheap(?:er|est)?(?: and best)?(?: (?:price|cost|rate)s?)?|` +
  String.raw`(?:low(?:est)?|least|less|kam)[ -](?:price[ds]?|costs?|rates?|budget|keemat|daam)|` +
  String.raw`affordable(?: prices?)?|economical|inexpensive|least expensive|less costly|budget[ -]friendly|sast[aei](?: wal[aei])?)`

const cheapest = wish(cheap)
/** Beside a price it is the price. */
const cheapestOrBudget = wish(`(?:${cheap}|(?:in )?budget)`)

function wish(words: string) {
  return new RegExp(
    String.raw`(?<![\w-])(?<!\b(?:not|no) )${words}(?![\w-]| per (?:page|print|copy)\b)`,
  )
}

const mayWish = /cheap|low|least|less|kam|afford|econom|expens|budget|sast/

/** `cheapest laptop` wants any laptop, the lowest price first. */
export function readCheapest(text: NeedText, isPriced: boolean) {
  if (!mayWish.test(text.rest)) return false
  const words = isPriced ? cheapest : cheapestOrBudget
  return take(text, words, () => 'Lowest price first') !== undefined
}

/** What cannot be had now is named before what can: `out of stock`, `not available`. */
const stocks: [RegExp, StockStatus][] = [
  [
    /(?<!\b(?:not|no) )\b(?:out[ -]of[ -]stock|not (?:in stock|available)|unavailable|sold[ -]?out)\b/,
    'Out of Stock',
  ],
  [/\b(?:(?:on|available on) )?back[ -]?order(?:s|ed)?\b/, 'Back Order'],
  [/\b(?:(?:on|for|available for|available on) )?pre[ -]?order(?:s|ed)?\b/, 'Pre Order'],
  [
    /\b(?:not (?:out[ -]of[ -]stock|unavailable|sold[ -]?out)|(?:available |now )?in[ -]?stock|(?:immediately |ready )?available(?: now| today)?|ready (?:stock|to ship)|immediate delivery)\b/,
    'In Stock',
  ],
]
const mayBeOfStock = /stock|avail|sold|order|ready|immediate/

export function readStock(text: NeedText): { stock?: StockStatus } {
  if (!mayBeOfStock.test(text.rest)) return {}
  for (const [words, stock] of stocks) if (take(text, words, () => stock)) return { stock }
  return {}
}
