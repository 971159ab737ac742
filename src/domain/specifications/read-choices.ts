import type { SpecValues } from '#contract/specifications/spec-kinds.ts'

export function readOperatingSystem(text: string): SpecValues {
  const name = systemIn(text)
  return name === undefined ? {} : { operatingSystem: name }
}

function systemIn(text: string) {
  if (/\bwin(?:dows|dow)?\s*-?\s*11|\bw11/.test(text)) {
    if (/\bpro(?:fessional)?\b|w11p/.test(text)) return 'Windows 11 Pro'
    return /\bhome\b|\bsl\b/.test(text) ? 'Windows 11 Home' : 'Windows 11'
  }
  if (/\bwin(?:dows)?\s*-?\s*10\b/.test(text)) return 'Windows 10'
  if (/\bchrome\s?os\b/.test(text)) return 'Chrome OS'
  if (/\bandroid\b/.test(text)) return 'Android'
  if (/\b(?:linux|ubuntu|boss)\b/.test(text)) return 'Linux'
  if (/\bmac\s?os\b/.test(text)) return 'macOS'
  return /\b(?:free\s?)?dos\b/.test(text) ? 'DOS' : undefined
}

export function readPrintTechnology(text: string): SpecValues {
  const name = technologyIn(text)
  return name === undefined ? {} : { printTechnology: name }
}

function technologyIn(text: string) {
  const isColour = /colou?r/.test(text)
  const isMono = /mono|black|b\s?[/&]\s?w/.test(text)
  if (/dot\s?matrix|impact/.test(text)) return 'Dot matrix'
  if (/thermal(?!\s*inkjet)/.test(text)) return 'Thermal'
  if (/laser/.test(text)) return isColour ? 'Colour laser' : isMono ? 'Mono laser' : undefined
  if (/ink\s?-?tank|eco\s?tank|smart\s?tank|mega\s?tank/.test(text)) {
    return isMono && !isColour ? 'Mono ink tank' : 'Colour ink tank'
  }
  return /ink\s?-?jet/.test(text) ? 'Inkjet' : undefined
}

export function readFunctions(text: string): SpecValues {
  const [isPrinted, isCopied, isScanned] = [/print/, /cop(?:y|ier)/, /scan/].map((one) =>
    one.test(text),
  )
  const isMore = /multi|mfp|all.in.one|3.in.1/.test(text)
  if ((isPrinted && isCopied && isScanned) || isMore) {
    return { functions: /\bfax/.test(text) ? 'Print, copy, scan, fax' : 'Print, copy, scan' }
  }
  return isPrinted && !isCopied && !isScanned ? { functions: 'Print' } : {}
}

export function readDuplex(text: string): SpecValues {
  if (/^(?:auto|yes|both|adu)|automatic|auto duplex/.test(text)) return { duplex: 'Automatic' }
  return /^(?:manual|no\b|none|nil|na\b)|manual duplex/.test(text) ? { duplex: 'Manual' } : {}
}

export function readTopology(text: string): SpecValues {
  if (/line\s?-?\s?inter/.test(text)) return { topology: 'Line-interactive' }
  if (/off\s?-?line|stand\s?-?by/.test(text)) return { topology: 'Offline' }
  return /on\s?-?line|double\s?-?conversion/.test(text) ? { topology: 'Online' } : {}
}
