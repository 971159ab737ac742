import type { AskedPart } from '#contract/products/product-list.ts'
import { takeFound } from './need-text.ts'
import type { NeedText } from './need-text.ts'

/** `toner no tn2365` names a number. */
const numbered =
  'model|part|serial|item|sr|sl|hsn|phone|mobile|ref|cat|product|code|toner|cartridge|drum|order|quote|invoice'
const no = String.raw`(?<!\b(?:${numbered})s? )no(?! \S*\d)`
/** `14 -inch` and `hdmi -vga` leave nothing out. */
const hyphen = String.raw`(?<!\d )-(?=[a-z]{3}[^|\s]*(?:\s|$))(?!(?:inch(?:es)?|pro|core|gen|vga|hdmi|usb|ports?|channels?|ppm|lumens?|watts?|volts?|years?|yrs|months?)\b)`
const not = String.raw`(?:(?:do|does|should|must) )?(?:not|don'?t)(?: (?:want|have|include))?`
const except = String.raw`(?:except(?:ing)?|excluding|other than|apart from)`
const leading = String.raw`(?<=\s)(?:(?:but )?(?<!or )(?:without|w\/o|${no}|${not}|${except})(?: (?:for|too|very))?(?: (?:an?|any|the))? |${hyphen})`
/** `no less than` and `not exceeding` are prices, `no cost EMI` a payment, and what has no warranty is no wish. */
const others = String.raw`(?!warrant|guarant|gst|tax|less|more|above|below|over|under|higher|greater|exceed|cost|price|budget|emi|nos\b|issue|problem|need|only|limit|stock|min|max|(?:in|out|at|to)\b|(?:un)?avail|sold|required|sure)`
const named =
  String.raw`(?:touch ?screen|graphics card|(?:dvd|hard|optical) (?:disk|drive)|num(?:eric|ber) ?(?:key)?pad|wi[ -]?fi|` +
  String.raw`ink tank|document feeder|operating system|night vision|finger ?print(?: (?:reader|sensor|scanner))?|(?:ms|microsoft) office|` +
  String.raw`(?:sd|memory) card|back ?lit keyboard|on[ -]?site|[a-z][a-z\d]*(?:-[a-z\d]+)*(?: 1[01])?)(?![\w-])`
/** What is wanted in spite of it: `without windows and with bag`. */
const wanted = String.raw`(?!(?:with|without|w\/o|no|not|has|have|having|should|must|want|good|best|cheap|low|long|fast|latest|new|ssd|nvme|ram|intel|amd|ryzen)\b|\S*\d)`
const next = `${others}${wanted}${named}`
/** Behind `and` only what ends the wish: more words may say what is wanted. */
const further = String.raw`(?: n?or ${next})*(?: and ${next}(?=\s*(?:$|\||(?:under|below|above|up ?to|within|for|in)\b)))?`
const excluded = new RegExp(`${leading}${others}(${named}${further})`)
/** What need not be there may be. */
const needless = new RegExp(
  String.raw`\b(?:do(?:es)? )?(?:no|not|don'?t) (?:need|require)(?:d|s)?(?: (?:for|of))?(?: (?:an?|any|the))? ${named}`,
)
const before = 'Without '
const between = / (?:n?or|and) /
const mayExclude = /without|w\/o|\bnot?\b|\s-[a-z]|except|exclud|don'?t|than|apart/

/** More than anybody types. */
const mostExcluded = 3

/** What must not be there: `laptop without windows or dos`, `laptop not kaveri`, `laptop -gaming`. */
export function readExclusions(text: NeedText): string[] {
  const words: string[] = []
  if (!mayExclude.test(text.rest)) return words
  text.rest = text.rest.replace(needless, ' | ')
  while (words.length < mostExcluded) {
    const found = excluded.exec(text.rest)
    if (!found?.[1]) return words
    takeFound(text, found, `${before}${found[1]}`)
    words.push(...found[1].split(between))
  }
  return words
}

/** What is shown of them where only `kept` are left out. */
export function partsOfExcluded(parts: AskedPart[], kept: string[]): AskedPart[] {
  return parts.flatMap((part) => {
    if (!part.text.startsWith(before)) return [part]
    const words = part.text.slice(before.length).split(between)
    const left = words.filter((word) => kept.includes(word))
    if (left.length === words.length) return [part]
    return left.length > 0 ? [{ ...part, text: `${before}${left.join(' or ')}` }] : []
  })
}
