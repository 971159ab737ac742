import { askingWords } from '../search/search-vocabulary.ts'

/** Words that find nothing by themselves. */
const fillers = new RegExp(
  String.raw`(?<![^\s|])(?:range|ranging|budget|only|prices?|priced|cost(?:s|ing)?|rs|inr|rupees|or|more|plus|and|with|having|` +
    String.raw`of|for|in|a|an|the|good|best|cheap|need|want|min(?:imum)?|max(?:imum)?|at|least|most|around|k[aei]|wal[ai]|` +
    String.raw`ram|both|tak|to|show|me|my|is|i|we|please|any|some|which|has|under|below|above|within|approx|stock|gst|` +
    String.raw`incl(?:uding|uded|usive)?|extra|buy|online|near|india|bangalore|bengaluru|delivery|nos|pcs|pieces|units?|qty|` +
    String.raw`${askingWords.replaceAll(' ', '|')}|total|cha(?:h)?i[ey]+a?|liye|wale|ac?ch+a|mein|aur|hai|mujhe|hame|humko|koi)(?![^\s|])`,
  'g',
)

export function withoutFillers(text: string) {
  return text
    .replaceAll(fillers, ' ')
    .replaceAll(/[|\s]+/g, ' ')
    .replace(/^[\s,;.&+/-]+|[\s,;.&+/-]+$/g, '')
}

const use =
  String.raw`(?:office|business|home|house|students?|schools?|colleges?|education|study|work|personal|professional|` +
  String.raw`daily|everyday|coding|programming|(?:video )?editing|design(?:ing)?|online class(?:es)?|meetings?|` +
  String.raw`class ?rooms?|shops?|kids|small|premium|powerful|fast|latest|new|slim|light ?weight|light)`
export const uses = new RegExp(String.raw`(?<![^\s|])${use}(?![^\s|])`, 'g')
export const purpose = new RegExp(
  String.raw`\b(?:for|in) (?:(?:my|our|the|an?) )?(?:${use} ?)+(?:use|purposes?)?(?![^\s|])`,
  'g',
)

const place =
  String.raw`(?:(?:computer )?labs?|librar(?:y|ies)|receptions?|hospitals?|clinics?|hotels?|restaurants?|banks?|factor(?:y|ies)|` +
  String.raw`warehouses?|call cent(?:er|re)s?|bpo|government|govt|board ?rooms?|(?:conference|meeting|training|seminar|staff) (?:rooms?|halls?)|` +
  String.raw`auditoriums?|halls?|showrooms?|stores?|cafes?|apartments?|flats?|villas?|temples?|church(?:es)?|parking)`
const task =
  String.raw`(?:accounts?|accounting|accountants?|tally|billing|gst|data entry|browsing|internet|presentations?|exams?|training|` +
  String.raw`staff|employees?|teachers?|faculty|children|family)`
/** What few products say they are for: it counts only where some do. */
export const rarePurpose = new RegExp(
  String.raw`\b(?:for|in) (?:(?:my|our|the|an?) )?(?:(?:${place}|${task}|${use}) ?(?:and |& )?)+(?:use|purposes?|work)?(?![^\s|])`,
  'g',
)

/** The same without what it is for. */
export function withoutPurpose(text: string) {
  return text.replaceAll(rarePurpose, ' ').replaceAll(/\s+/g, ' ').trim()
}
