import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

const cheap =
  String.raw`(?:(?:very|most|sab ?se) )?(?:cheap(?:er|est)?(?: and best)?(?: (?:price|cost|rate)s?)?|` +
  String.raw`(?:low(?:est)?|least|less|kam)[ -](?:price[ds]?|costs?|rates?|budget|keemat|daam)|` +
  String.raw`affordable(?: prices?)?|economical|inexpensive|budget[ -]friendly|sast[aei](?: wal[aei])?)`

const cheapest = wish(cheap)
/** Beside a price it is the price. */
const cheapestOrBudget = wish(`(?:${cheap}|(?:in )?budget)`)

function wish(words: string) {
  return new RegExp(String.raw`(?<![\w-])${words}(?![\w-])`)
}

const mayWish = /cheap|low|least|less|kam|afford|econom|expens|budget|sast/

/** `cheapest laptop` wants any laptop, the lowest price first. */
export function readCheapest(text: NeedText, isPriced: boolean) {
  if (!mayWish.test(text.rest)) return false
  const words = isPriced ? cheapest : cheapestOrBudget
  return take(text, words, () => 'Lowest price first') !== undefined
}
