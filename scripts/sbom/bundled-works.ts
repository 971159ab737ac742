const latinScripts = ['latin', 'latin-ext', 'greek']
const indianScripts = [
  'devanagari',
  'tamil',
  'kannada',
  'telugu',
  'malayalam',
  'bengali',
  'gujarati',
  'gurmukhi',
]

/** Of catalogues and data sheets: each script in two weights. */
const printedFonts = [...latinScripts, ...indianScripts].flatMap((script) =>
  [400, 700].map((weight) => ({
    path: `src/platform/pdf/fonts/${script}-${weight}.woff`,
    name: indianScripts.includes(script)
      ? `@fontsource/noto-sans-${script}`
      : '@fontsource/noto-sans',
    version: '5.3.0',
    licence: 'OFL-1.1',
  })),
)

/** What others made and the repository holds as a file, and no lockfile names. */
export const bundledWorks = [
  ...printedFonts,
  {
    path: 'src/web/fonts/archivo.woff2',
    name: '@fontsource-variable/archivo',
    version: '5.3.0',
    licence: 'OFL-1.1',
  },
  {
    path: 'src/platform/passwords/common-passwords.txt',
    name: '@zxcvbn-ts/language-common',
    version: '4.1.3',
    licence: 'MIT',
  },
]
