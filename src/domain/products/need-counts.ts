import { withoutFillers } from './need-fillers.ts'

const things =
  String.raw`(?:(?:interactive|smart|touch|cctv|security|gaming|business|office|laser|wireless|portable|docking|desktop) )?` +
  String.raw`(?:laptops|note ?books|lap ?tops|desktops|workstations|pcs|computers|systems|servers|tablets|printers|` +
  String.raw`(?:photo)?copiers|scanners|projectors|panels|(?:white|smart)?boards|cameras|monitors|keyboards|mice|headsets|` +
  String.raw`headphones|webcams|switches|routers|cables|adapt[eo]rs|chargers|toners|cartridges|bags|backpacks|batteries|` +
  String.raw`stands|mounts|(?:pen ?|hard )?drives|ssds|docks|stations|screens|upses|ups systems|inverters)\b`

/** Behind another word a number may be a part of a name, as in `loom 15 laptops`. */
const asked =
  String.raw`(?<=^(?:(?:i|we|please|urgent|urgently|kindly|send|share|give|show|need|want|buy|require|required|get|order|quote|quotation|price|rate|` +
  String.raw`best|for|of|the|me|us|about|around|approx|to|a|my|our|your) )*)`
const ofThings = new RegExp(String.raw`${asked}(\d{1,3}) (?=(${things}))`)
/** They are named by a number: `88 cartridges`, `65 chargers`. */
const known = /(?:cartridges|toners|chargers|adapt[eo]rs|batteries|ssds|drives|inverters|cables)$/
const ofScreens = /(?:monitors|panels|boards|screens)$/
const sizes = /^(?:1[1-7]|19|2[0-4]|27|28|32|34|43|50|55|65|75|84|86|98|100|106|120|133|150)$/
const laptopSizes = /^1[1-7]$/
const ofUsers =
  / for (?:about |around |my |our )?\d{1,4} (?:computers?|pcs?|laptops?|desktops?|systems?|users?|people|persons?|students?|employees?)\b/
const units = /(?<![\w.-])(?:x )?(\d{1,4}) ?(?:no'?s|pieces|units|qty|quantity)(?![\w-])/
/** What is sold for so many. */
const forMany = /\b(?:antivirus|licen[cs]es?|kvm|software|hub|switch|splitter)\b/
const pieces = /(?<![\w.-])(?:x )?(\d{1,4}) ?pcs(?![\w-])/
const quantities = /(?<![\w-])(?:qty|quantity|no'?s) ?[.:=-]? ?(\d{1,4})(?![\w.-])/
/** Those that nobody names by a number of one or two digits, as toners are. */
const thing =
  String.raw`(?:laptop|note ?book|lap ?top|desktop|workstation|pc|computer|system|server|tablet|printer|copier|scanner|` +
  String.raw`projector|panel|camera|monitor|keyboard|mouse|headset|webcam|bag|stand|ups)s?`
/** `10 no laptops` and `laptop no 10` are ten. `printer no 1020` is a model, `laptop 15 no windows` one without it. */
const numbered = [
  new RegExp(String.raw`${asked}(\d{1,3}) ?no\.?(?= (?:of )?[a-z])(?! cost)`),
  new RegExp(String.raw`(?<![\w.-])(\d{1,4}) ?no\.?(?=$| (?:of )?${things})`),
  new RegExp(String.raw`${asked}no\.? ?(\d{1,4})(?= (?:of )?${things})`),
  new RegExp(String.raw`(?<=\b${thing} )no\.? ?(\d{1,2}|[1-9]00)(?=$| [a-z]{4})(?! inch)`),
]
const mayBeNumbered = /\bno\.? ?\d|\d ?no\b/
/** `laptop x 10` and `10 x laptop`; a `travelbook x 13` is a model. */
const times = [
  new RegExp(String.raw`(?<=\b${thing} )x (\d{1,3})(?=$| [a-z]{3})(?! inch)`),
  new RegExp(String.raw`${asked}(\d{1,3}) ?x (?=[a-z])`),
]
const mayBeTimes = /\bx \d|\dx? x? ?[a-z]/
const recorded = /\b(?:[dnx]vrs?|recorders?|kits?|channels?)\b/

const mayCount = /\d(?: [a-z]|no|pcs|pieces|units|x )|q(?:ty|uantity)|\bno|\bx \d/

/** A text without how many are wanted, and how many that is. */
type Counted = { words: string; count?: number | undefined }

/** How many are wanted is not searched: `5 laptops`, `laptop 10 nos`, `ups for 4 pcs`. */
export function readCounts(plain: string): Counted {
  if (!mayCount.test(plain)) return { words: plain }
  const text: Counted = { words: withoutUsers(plain) }
  takeCounts(text, [units, quantities])
  if (mayBeNumbered.test(text.words)) takeCounts(text, numbered)
  if (mayBeTimes.test(text.words)) takeCounts(text, times)
  takePieces(text)
  // A recorder of 8 cameras has 8 channels.
  if (!recorded.test(text.words)) takeNumber(text)
  if (text.words !== plain) text.words = text.words.replaceAll(/\s+/g, ' ').trim()
  return text
}

function takeCounts(text: Counted, patterns: RegExp[]) {
  for (const pattern of patterns) {
    const found = pattern.exec(text.words)
    if (!found) continue
    text.count ??= Number(found[1])
    text.words = `${text.words.slice(0, found.index)} ${text.words.slice(found.index + found[0].length)}`
  }
}

/** A model or a size before what there are many of is no count: `1020 printers`, `24 monitors`. */
function takeNumber(text: Counted) {
  const plain = text.words.trim()
  const [, number = '', things = ''] = ofThings.exec(plain) ?? []
  const isSize =
    (ofScreens.test(things) && sizes.test(number)) ||
    (/laptops|lap tops|note ?books/.test(things) && laptopSizes.test(number))
  if (number === '' || isSize || known.test(things)) return
  text.count ??= Number(number)
  text.words = plain.replace(ofThings, '')
}

/** `quote for 5 laptops` is about laptops. */
function withoutUsers(plain: string) {
  const found = plain.includes(' for ') && ofUsers.exec(plain)
  const before = found ? plain.slice(0, found.index) : ''
  const isCount = found && isThingIn(before) && !forMany.test(before)
  return isCount ? plain.replace(ofUsers, ' ') : plain
}

function takePieces(text: Counted) {
  if (!text.words.includes('pcs') || forMany.test(text.words)) return
  if (isThingIn(text.words.replace(pieces, ' '))) takeCounts(text, [pieces])
}

const withDigits = /\S*\d\S*/g
const requests = /\b(?:quote|quotation|require[ds]?|order|send|share|give|get)\b/g

/** Whether something is left that says what is wanted. `5 pcs` alone are computers. */
function isThingIn(text: string) {
  return withoutFillers(text.replaceAll(withDigits, ' ').replaceAll(requests, ' ')) !== ''
}
