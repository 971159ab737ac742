import { specGroupOf } from '../specifications/spec-labels.ts'
import { plainSpecText } from '../specifications/spec-text.ts'
import { uses, withoutFillers } from './need-fillers.ts'

/** Accessories: a need that names one is not about the device that it is for. */
export const besides =
  /\b(?<!with (?:an? )?)(?:bags?|backpacks?|chargers?|adapt[eo]rs?|stands?|cables?|toners?|cartridges?|ink bottles?|ribbons?|drums?|lamps?|batter(?:y|ies)(?! backup)|mounts?|docks?|docking|mouse|keyboards?|sleeves?|(?<=projector |projection )screens?|webcams?|web cameras?|monitors?|headsets?|switch(?:es)?|routers?|pen ?drives?|hard disks? (?:drive )?external|(?:portable|external) (?:\w+ )?(?:ssd|hdd|hard|drives?|dvd))\b/

/** Whether a category has accessories: `Accessories`, `Projector Screens`. */
export function isOfThingsBeside(category: string) {
  return specGroupOf(category) === 'accessory' || besides.test(plainSpecText(category))
}

/** A drive that is asked for by itself. */
export const bareDrive =
  /\b(?:ssds?|hdds?|hard ?(?:disks?|drives?))\b(?!.*\b(?:ram|ddr\d)\b)(?<!\b(?:ram|ddr\d)\b.*)/

/** Something beside, and what it is for: `toner for lekhra printer`. */
export type ThingFor = { thing: string; of: string }

const screenFor = /\bscreens?$/

/** `for` parts them once. Who wants it for the office says nothing of what it fits. */
export function thingFor(text: string): ThingFor | undefined {
  const at = text.indexOf(' for ')
  if (at < 0) return undefined
  const told = text.slice(0, at)
  // A `desktop with monitor` is a desktop.
  const [named = ''] = told.split(' with ')
  const thing = withoutFillers(told)
  if (![besides, bareDrive, screenFor].some((words) => words.test(named.trim()))) return undefined
  const of = withoutFillers(text.slice(at + 5).replaceAll(uses, ' '))
  return of === '' ? undefined : { thing, of }
}
