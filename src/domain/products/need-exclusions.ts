import { takeFound } from './need-text.ts'
import type { NeedText } from './need-text.ts'

const no = String.raw`(?<!\b(?:model|part|serial|item|sr|hsn|phone|mobile|ref|cat) )no`
const leading = String.raw`(?<=\s)(?:(?<!or )(?:without|w\/o|${no})(?: (?:an?|any|the))? |-(?=[a-z]{3}))`
/** `no less than` is a price, `no cost EMI` a payment, and what has no warranty is no wish. */
const others = String.raw`(?!warrant|guarant|gst|tax|less|more|above|below|over|under|higher|greater|exceed|cost|price|budget|emi|nos\b|issue|problem|need|only|limit|stock|min|max)`
const named =
  String.raw`(?:touch ?screen|graphics card|(?:dvd|hard|optical) (?:disk|drive)|num(?:eric|ber) ?(?:key)?pad|wi[ -]?fi|` +
  String.raw`ink tank|operating system|night vision|finger ?print(?: (?:reader|sensor|scanner))?|[a-z][a-z\d]*(?:-[a-z\d]+)*(?: 1[01])?)`
const excluded = new RegExp(`${leading}${others}(${named})(?![\\w-])`)
const mayExclude = /without|w\/o|\bno\b|\s-[a-z]/

/** More than anybody types. */
const mostExcluded = 3

/** What must not be there: `laptop without windows`, `laptop -gaming`. */
export function readExclusions(text: NeedText): string[] {
  const words: string[] = []
  if (!mayExclude.test(text.rest)) return words
  while (words.length < mostExcluded) {
    const found = excluded.exec(text.rest)
    if (!found?.[1]) return words
    takeFound(text, found, `Without ${found[1]}`)
    words.push(found[1])
  }
  return words
}
