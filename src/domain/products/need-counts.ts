import { withoutFillers } from './need-fillers.ts'

const things =
  String.raw`(?:(?:interactive|smart|touch|cctv|security|gaming|business|office|laser|wireless|portable|docking|desktop) )?` +
  String.raw`(?:laptops|note ?books|lap ?tops|desktops|workstations|pcs|computers|systems|servers|tablets|printers|` +
  String.raw`(?:photo)?copiers|scanners|projectors|panels|(?:white|smart)?boards|cameras|monitors|keyboards|mice|headsets|` +
  String.raw`headphones|webcams|switches|routers|cables|adapt[eo]rs|chargers|toners|cartridges|bags|backpacks|batteries|` +
  String.raw`stands|mounts|(?:pen ?|hard )?drives|ssds|docks|stations|screens|upses|ups systems|inverters)\b`

/** Behind another word a number may be a part of a name, as in `loom 15 laptops`. */
const asked =
  String.raw`(?<=^(?:(?:i|we|please|send|share|give|show|need|want|buy|require|required|get|order|quote|quotation|price|rate|` +
  String.raw`best|for|of|the|me|us|about|around|approx|to|a|my|our|your) )*)`
const ofThings = new RegExp(String.raw`${asked}(\d{1,3}) (?=(${things}))`)
/** They are named by a number: `88 cartridges`, `65 chargers`. */
const known = /(?:cartridges|toners|chargers|adapt[eo]rs|batteries|ssds|drives|inverters|cables)$/
const ofScreens = /(?:monitors|panels|boards|screens)$/
const sizes = /^(?:1[1-7]|19|2[0-4]|27|28|32|34|43|50|55|65|75|84|86|98|100|106|120|133|150)$/
const laptopSizes = /^1[1-7]$/
const ofUsers =
  / for (?:about |around |my |our )?\d{1,4} (?:computers?|pcs?|laptops?|desktops?|systems?|users?|people|persons?|students?|employees?)\b/
const units = /(?<![\w.-])\d{1,4} ?(?:nos|pieces|units|qty|quantity)(?![\w-])/
/** What is sold for so many. */
const forMany = /\b(?:antivirus|licen[cs]es?|kvm|software|hub|switch|splitter)\b/
const pieces = /(?<![\w.-])\d{1,4} ?pcs(?![\w-])/
const quantities = /(?<![\w-])(?:qty|quantity) ?[:=-]? ?\d{1,4}(?![\w.-])/
const recorded = /\b(?:[dnx]vrs?|recorders?|kits?|channels?)\b/

const mayCount = /\d(?: [a-z]|nos|pcs|pieces|units)|q(?:ty|uantity)/

/** A text without how many are wanted: `5 laptops`, `laptop 10 nos`, `ups for 4 pcs`. */
export function withoutCounts(plain: string) {
  if (!mayCount.test(plain)) return plain
  const counted = withoutPieces(withoutUsers(plain).replace(units, ' ').replace(quantities, ' '))
  // A recorder of 8 cameras has 8 channels.
  const text = recorded.test(counted) ? counted : withoutNumber(counted.trim())
  return text === plain ? plain : text.replaceAll(/\s+/g, ' ').trim()
}

/** A model or a size before what there are many of is no count: `1020 printers`, `24 monitors`. */
function withoutNumber(plain: string) {
  const [, number = '', things = ''] = ofThings.exec(plain) ?? []
  const isSize =
    (ofScreens.test(things) && sizes.test(number)) ||
    (/laptops|lap tops|note ?books/.test(things) && laptopSizes.test(number))
  return isSize || known.test(things) ? plain : plain.replace(ofThings, '')
}

/** `quote for 5 laptops` is about laptops. */
function withoutUsers(plain: string) {
  const found = plain.includes(' for ') && ofUsers.exec(plain)
  const before = found ? plain.slice(0, found.index) : ''
  const isCount = found && isThingIn(before) && !forMany.test(before)
  return isCount ? plain.replace(ofUsers, ' ') : plain
}

function withoutPieces(plain: string) {
  if (!plain.includes('pcs') || forMany.test(plain)) return plain
  const left = plain.replace(pieces, ' ')
  return isThingIn(left) ? left : plain
}

const numbered = /\S*\d\S*/g
const requests = /\b(?:quote|quotation|require[ds]?|order|send|share|give|get)\b/g

/** Whether something is left that says what is wanted. `5 pcs` alone are computers. */
function isThingIn(text: string) {
  return withoutFillers(text.replaceAll(numbered, ' ').replaceAll(requests, ' ')) !== ''
}
