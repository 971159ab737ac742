/** "Chrome on Windows", from what the browser says of itself. */
export function browserOf(userAgent: string) {
  const browser = firstMatch(userAgent, [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ])
  const system = firstMatch(userAgent, [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ])
  if (!browser) return 'Unknown browser'
  return system ? `${browser} on ${system}` : browser
}

function firstMatch(text: string, choices: [RegExp, string][]) {
  return choices.find(([pattern]) => pattern.test(text))?.[1]
}
