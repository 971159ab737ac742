import { judgeFile } from './file-rules.ts'
import type { Finding } from './finding.ts'
import { findLoops } from './find-loops.ts'
import { sourceFileOf } from './layers.ts'
import { judgeImport } from './import-rules.ts'
import { judgePackage } from './package-rules.ts'
import { readSource, type Import, type Source, type SourceFile } from './read-source.ts'
import { resolveImport } from './resolve-import.ts'

/** Everything in these files that breaks the import rules (docs/map.md). */
export function findForbiddenImports(files: SourceFile[]): Finding[] {
  const sources = files.map(readSource)
  const paths = new Set(files.map(({ path }) => path))
  const findings = [
    ...sources.flatMap(judgeFile),
    ...sources.flatMap((source) =>
      source.imports.flatMap((found) => findingsOfImport(source.path, found, paths)),
    ),
    ...judgeLoops(sources),
    ...judgeNames(files),
  ]
  return findings.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}

function findingsOfImport(path: string, { specifier, line, isType }: Import, paths: Set<string>) {
  const from = sourceFileOf(path)
  const target = resolveImport(path, specifier)
  if (target !== undefined && !paths.has(target)) return [{ path, line, ...unknownFile(specifier) }]
  const verdict =
    target === undefined
      ? judgePackage(from, specifier, isType)
      : judgeImport({ from, to: sourceFileOf(target), specifier, isType })
  return verdict ? [{ path, line, ...verdict }] : []
}

/** An import that cannot be resolved could hide a loop. */
function unknownFile(specifier: string) {
  return {
    rule: 'unknown-file',
    advice: `${specifier} is no file here; write its whole name, with .ts or .tsx`,
  }
}

/** Imports of types count too: a reader has to follow them as well. */
function judgeLoops(sources: Source[]): Finding[] {
  const links = sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line }) => {
      const to = resolveImport(path, specifier)
      return to === undefined ? [] : { from: path, to, line }
    }),
  )
  return findLoops(links).map((loop) => ({
    path: loop[0]?.from ?? '',
    line: loop[0]?.line ?? 1,
    rule: 'loop',
    advice: `${[...loop.map(({ from }) => from), loop[0]?.from].join(' → ')}: move what both need into a third file`,
  }))
}

function judgeNames(files: SourceFile[]): Finding[] {
  const byName = Map.groupBy(files, ({ path }) => sourceFileOf(path).name.replace(/\.\w+$/, ''))
  return [...byName.values()].flatMap(([first, ...others]) =>
    others.map(({ path }) => ({
      path,
      line: 1,
      rule: 'same-name',
      advice: `${first?.path} has this name already (without its ending); name it after its main export`,
    })),
  )
}
