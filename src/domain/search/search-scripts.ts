/** Words of the trade as they are written in Hindi and Kannada, and those that only ask. */
const hindi: Record<string, string> = {
  laptop: 'लैपटॉप लेपटॉप लैपटाप लेपटाप लॅपटॉप',
  notebook: 'नोटबुक',
  printer: 'प्रिंटर प्रिन्टर',
  desktop: 'डेस्कटॉप डेस्कटाप',
  computer: 'कंप्यूटर कम्प्यूटर संगणक',
  scanner: 'स्कैनर',
  projector: 'प्रोजेक्टर',
  camera: 'कैमरा कैमरे',
  cctv: 'सीसीटीवी',
  monitor: 'मॉनिटर मानिटर मोनिटर',
  ups: 'यूपीएस',
  keyboard: 'कीबोर्ड',
  mouse: 'माउस',
  sasta: 'सस्ता सस्ते सस्ती',
  hazar: 'हज़ार हजार',
  lakh: 'लाख',
  tak: 'तक',
  se: 'से',
  kam: 'कम',
  ke: 'के का की',
  liye: 'लिए लिये',
  chahiye: 'चाहिए चाहिये',
  aur: 'और',
  mein: 'में',
}

const kannada: Record<string, string> = {
  laptop: 'ಲ್ಯಾಪ್ಟಾಪ್ ಲ್ಯಾಪ್ಟಾಪ ಲ್ಯಾಪ್‌ಟಾಪ್',
  notebook: 'ನೋಟ್ಬುಕ್ ನೋಟ್‌ಬುಕ್',
  printer: 'ಪ್ರಿಂಟರ್ ಮುದ್ರಕ',
  desktop: 'ಡೆಸ್ಕ್ಟಾಪ್ ಡೆಸ್ಕ್‌ಟಾಪ್',
  computer: 'ಕಂಪ್ಯೂಟರ್ ಗಣಕಯಂತ್ರ',
  scanner: 'ಸ್ಕ್ಯಾನರ್',
  projector: 'ಪ್ರೊಜೆಕ್ಟರ್ ಪ್ರಾಜೆಕ್ಟರ್',
  camera: 'ಕ್ಯಾಮೆರಾ ಕ್ಯಾಮರಾ',
  cctv: 'ಸಿಸಿಟಿವಿ',
  monitor: 'ಮಾನಿಟರ್',
  ups: 'ಯುಪಿಎಸ್',
  keyboard: 'ಕೀಬೋರ್ಡ್ ಕೀಲಿಮಣೆ',
  mouse: 'ಮೌಸ್',
  chahiye: 'ಬೇಕು',
}

const joiners = /[\u200c\u200d]/g

const latin = new Map(
  [hindi, kannada].flatMap((words) =>
    Object.entries(words).flatMap(([word, written]) =>
      written.split(' ').map((one) => [plainScript(one), word] as const),
    ),
  ),
)

const scripts = /[\u0900-\u097f\u0c80-\u0cff]/
const word = /[\p{Script=Devanagari}\p{Script=Kannada}\p{Mark}\u200c\u200d]+/gu

/** A text with the words that are known in Latin letters. Others are searched as they are. */
export function inLatin(text: string) {
  if (!scripts.test(text)) return text
  return text.replaceAll(word, (written) => {
    return latin.get(plainScript(written)) ?? numberIn(written) ?? written
  })
}

function plainScript(text: string) {
  return text.normalize('NFC').replaceAll(joiners, '')
}

const zeros = [0x0966, 0x0ce6]

/** `६०` is 60. */
function numberIn(written: string) {
  const digits = Array.from(written, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return zeros.map((zero) => code - zero).find((value) => value >= 0 && value <= 9)
  })
  return digits.includes(undefined) ? undefined : digits.join('')
}
