import { stemOf } from './search-words.ts'
import { broaderMeaning, sameMeaning, stopWords, units } from './search-vocabulary.ts'

/** Words in which conditions are typed, as `domain/products/need-prices.ts` and its neighbours read them. */
const comparing =
  'under below above over beyond exceeding upto within inside between around about approx ' +
  'approximately nearly roughly from less lesser lower cheaper more greater higher than till until ' +
  'starting maximum minimum least most budget price priced ranging range'

const telling =
  'warranty guarantee year years month stock available immediate delivery thousand thousands lakh ' +
  'lakhs crore crores rupees budget price range storage drive computer system'

/** Understood as they are, and too rare or too short to be what another word was meant to be. */
const others =
  'undr bellow belw betwen lacs lkhs hazar hazaar hajar hajaar wala wale wali andar niche ' +
  'neeche nich neech upar zyada bucks onwards upwards plus lumnes nvme emmc then ready extra ' +
  'including included inclusive incl excluding excluded exclusive excl without taxes bill invoice only having which costing india bangalore bengaluru pieces ' +
  'home house college study professional daily everyday coding programming editing design ' +
  'designing class classes meeting room classroom shop kids small premium powerful fast slim ' +
  'linux ubuntu free purpose ship today side onsite site next ' +
  'except excepting other apart dont total altogether overall each apiece piece amount ' +
  'low lowest rate affordable economical inexpensive sasta saste sasti sabse keemat daam'

const short = ['for', 'with', 'and']
const shortComparing = ['over', 'less', 'than', 'upto', 'from']

/** Before a number, as in `udner 60000`. */
export const comparingWords = comparing.split(' ')

/** What else a misspelt word may have been, though no product has it in its name. */
export const tellingWords = [
  ...telling.split(' '),
  ...[...sameMeaning, ...broaderMeaning, ...units].flat().flatMap((name) => name.split(' ')),
].filter((word) => /^[a-z]{4,}$/.test(word) && !shortComparing.includes(word))

const known = new Set([
  ...comparingWords,
  ...tellingWords,
  ...others.split(' '),
  ...short,
  ...shortComparing,
  ...stopWords,
])

/** Whether it says something to a search, whatever the products are. */
export function isConditionWord(word: string) {
  return known.has(word) || known.has(stemOf(word))
}

const slips = new Map(short.flatMap(slipsOf))
const slipsBeforeNumbers = new Map([...shortComparing, ...short].flatMap(slipsOf))

/** `wiht` is with, and before a number `ovr` is over: too short for a comparison of letters. */
export function shortWordMeant(word: string, isBeforeNumber: boolean) {
  return (isBeforeNumber ? slipsBeforeNumbers : slips).get(word)
}

/** Two letters swapped, one of them twice, or one but the first missing. */
function slipsOf(word: string): [string, string][] {
  const letters = Array.from({ length: word.length }, (_, at) => at)
  const missing = word.length < 4 ? [] : letters.slice(1).map((at) => replaced(at, 1, ''))
  const twice = letters.map((at) => replaced(at, 0, word.charAt(at)))
  const swapped = letters.slice(1).map((at) => {
    return replaced(at - 1, 2, `${word.charAt(at)}${word.charAt(at - 1)}`)
  })
  return [...missing, ...twice, ...swapped]
    .filter((slip) => slip !== word)
    .map((slip) => [slip, word])

  function replaced(at: number, count: number, letters: string) {
    return `${word.slice(0, at)}${letters}${word.slice(at + count)}`
  }
}
