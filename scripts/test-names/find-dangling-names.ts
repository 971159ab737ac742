import type { SourceFile } from '../import-rules/read-source.ts'
import { findTestNames } from './find-test-names.ts'

/** Words that stand for something which only a neighbouring test or the file itself would name. */
const dangling =
  /^(he|she|it|its|they|them|their|we|you|this|that|these|those|so|then|also|and|but|or|what|whatever|who|whoever|whose|which|there|none|some|such|one|neither|others|only what)(?![\w-])/i

/** Names of tests that mean nothing when they are read alone, as `path:line name`. */
export function findDanglingNames(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    findTestNames(file)
      .filter(({ text }) => dangling.test(text))
      .map(({ text, line }) => `${file.path}:${line} ${text}`),
  )
}
