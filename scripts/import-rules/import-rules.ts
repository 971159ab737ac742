import { domainLevels, layersBelow, rootLevel, type SourceFile } from './layers.ts'

export type ResolvedImport = {
  from: SourceFile
  to: SourceFile
  specifier: string
  isType: boolean
}
export type Verdict = { rule: string; advice: string }

/** The first rule that an import breaks. */
export function judgeImport(resolved: ResolvedImport): Verdict | undefined {
  for (const judge of judges) {
    const verdict = judge(resolved)
    if (verdict) return verdict
  }
  return undefined
}

const judges = [
  testsFromSource,
  demoFromSource,
  upward,
  sidewaysInDomain,
  sidewaysInWeb,
  heavyFromLight,
  wayOfNaming,
]

function testsFromSource({ from, to }: ResolvedImport): Verdict | undefined {
  if (from.top !== 'src' || from.isTest || !to.isTest) return undefined
  return { rule: 'test-in-product', advice: `move what ${to.path} offers out of the tests` }
}

/** The demo content is a client of the domain, which the server alone loads. */
function demoFromSource({ from, to }: ResolvedImport): Verdict | undefined {
  if (to.top !== 'demo' || from.top !== 'src' || from.layer === 'server') return undefined
  return { rule: 'demo-in-product', advice: 'only server/seed-demo.ts loads the demo content' }
}

function upward({ from, to }: ResolvedImport): Verdict | undefined {
  if (!from.layer || !to.layer || from.layer === to.layer) return undefined
  if (from.isTest && to.layer === 'migrations') return undefined
  const below: readonly string[] = layersBelow[from.layer]
  if (below.includes(to.layer)) return undefined
  const allowed = below.length === 0 ? 'nothing' : below.join(', ')
  return {
    rule: 'upward-import',
    advice: `${from.layer} may use ${allowed}; hand in what it needs of ${to.layer} as an argument, or move it down`,
  }
}

function sidewaysInDomain({ from, to }: ResolvedImport): Verdict | undefined {
  if (from.layer !== 'domain' || to.layer !== 'domain') return undefined
  if (from.feature === to.feature || to.feature === undefined) return undefined
  if (from.path === 'src/domain/tables.ts' && to.name.endsWith('-table.ts')) return undefined
  const mine = from.feature === undefined ? rootLevel : domainLevels[from.feature]
  const theirs = domainLevels[to.feature]
  if (mine === undefined || theirs === undefined || theirs < mine) return undefined
  return {
    rule: 'sideways-import',
    advice: `${from.feature ?? from.name} must not import ${to.feature}; a feature above both may import them`,
  }
}

function sidewaysInWeb({ from, to }: ResolvedImport): Verdict | undefined {
  if (from.layer !== 'web' || to.layer !== 'web' || from.feature === to.feature) return undefined
  const isSide = (feature: string | undefined) => feature === 'site' || feature === 'admin'
  if (!isSide(to.feature) || (!isSide(from.feature) && from.feature !== 'ui')) return undefined
  return {
    rule: 'sideways-import',
    advice: `web/${from.feature} must not import web/${to.feature}; what both need belongs in web/ui`,
  }
}

function heavyFromLight({ from, to, isType }: ResolvedImport): Verdict | undefined {
  if (isType || from.isTest || !isLight(from) || to.layer !== 'contract' || isLight(to))
    return undefined
  return {
    rule: 'zod-in-plain-file',
    advice: `${to.name} brings zod (20 KB) into every page; constants belong in a file without schemas`,
  }
}

/** A contract file of facts, limits, messages and views. */
export function isLight({ layer, name }: SourceFile) {
  return (
    layer === 'contract' &&
    !/^(schema|plain-text|.+-(form|query|schemas?|responses?|definitions))\.ts$/.test(name)
  )
}

function wayOfNaming({ from, to, specifier }: ResolvedImport): Verdict | undefined {
  if (to.top !== 'src' && to.top !== 'tests' && to.top !== 'demo') return undefined
  const isAlias = specifier.startsWith('#')
  const isNear = from.top === to.top && (from.top !== 'src' || from.layer === to.layer)
  if (!isNear && !isAlias)
    return { rule: 'relative-between-layers', advice: `write ${aliasOf(to.path)}` }
  if (isNear && isAlias && from.top === 'src')
    return { rule: 'alias-inside-layer', advice: 'write a relative path' }
  return undefined
}

function aliasOf(path: string) {
  return `#${path.replace(/^src\//, '')}`
}
