/** A number is how many digits are shown at least: a part number 00123 is stored as 123. */
export type CellFormat = 'plain' | 'percent' | 'date' | number

/** What a cell is read as whose formula has no value in the file. */
export const uncomputedFormula = '#NOT COMPUTED!'

/** Of the formats that every workbook has. */
const percentFormats = new Set([9, 10])

const isDateFormat = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)

/** What a number means by its format: 0.18 may be shown as 18 %, and 46000 as a day. */
export function cellFormatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) {
    if (percentFormats.has(id)) return 'percent'
    return isDateFormat(id) ? 'date' : 'plain'
  }
  // Behind `_` and `*` stands a sign that is as wide as a space, or fills it: `_D` is no day.
  const shown = code.replaceAll(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '')
  if (shown.includes('%')) return 'percent'
  if (/^0{2,20}$/.test(shown)) return shown.length
  return /[ymdhs]/i.test(shown) && !/^general$/i.test(shown) ? 'date' : 'plain'
}

/** The text that somebody sees in the cell, as far as its value goes. `firstDay` is added to each date: 1462 where the workbook counts from 1904. */
export function numberText(value: string, format: CellFormat, firstDay = 0) {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (format === 'percent') return `${plainNumber(number * 100)}%`
  if (format === 'date') return dateText(firstDay + number)
  const text = plainNumber(number)
  return typeof format === 'number' && /^\d+$/.test(text) ? text.padStart(format, '0') : text
}

/** Without the last digits that a binary number has and nobody typed: 0.1 + 0.2 is 0.3. */
function plainNumber(number: number) {
  const rounded = Number(number.toPrecision(15))
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded)
}

const millisecondsOfDay = 86_400_000

/** Day 0 of a workbook, which takes 1900 for a leap year. */
const dayZero = Date.UTC(1899, 11, 30)

/** The first day of workbooks that count from 1904, as those of a Mac did. */
export const dayOf1904 = 1462

function dateText(days: number) {
  const at = new Date(dayZero + Math.round(days * millisecondsOfDay))
  if (Number.isNaN(at.getTime())) return plainNumber(days)
  const [date = '', time = ''] = at.toISOString().split('T')
  return time.startsWith('00:00') ? date : `${date} ${time.slice(0, 5)}`
}
