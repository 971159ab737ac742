/** What others made and the repository holds as a file, and no lockfile names. */
export const bundledWorks = [
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
