import { domainLevels, floorsBelow, rootLevel, type Place } from './floors.ts'

export type Arrow = { from: Place; to: Place; specifier: string; isType: boolean }
export type Verdict = { rule: string; advice: string }

/** The first rule that an import breaks. */
export function judgeArrow(arrow: Arrow): Verdict | undefined {
  for (const judge of judges) {
    const verdict = judge(arrow)
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

function testsFromSource({ from, to }: Arrow): Verdict | undefined {
  if (from.top !== 'src' || from.isTest || !to.isTest) return undefined
  return { rule: 'test-in-product', advice: `move what ${to.path} offers out of the tests` }
}

/** The demo content is a client of the domain, which the server alone loads. */
function demoFromSource({ from, to }: Arrow): Verdict | undefined {
  if (to.top !== 'demo' || from.top !== 'src' || from.floor === 'server') return undefined
  return { rule: 'demo-in-product', advice: 'only server/seed-demo.ts loads the demo content' }
}

function upward({ from, to }: Arrow): Verdict | undefined {
  if (!from.floor || !to.floor || from.floor === to.floor) return undefined
  if (from.isTest && to.floor === 'migrations') return undefined
  const below: readonly string[] = floorsBelow[from.floor]
  if (below.includes(to.floor)) return undefined
  const allowed = below.length === 0 ? 'nothing' : below.join(', ')
  return {
    rule: 'upward-import',
    advice: `${from.floor} may use ${allowed}; hand in what it needs of ${to.floor} as an argument, or move it down`,
  }
}

function sidewaysInDomain({ from, to }: Arrow): Verdict | undefined {
  if (from.floor !== 'domain' || to.floor !== 'domain') return undefined
  if (from.feature === to.feature || to.feature === undefined) return undefined
  if (from.path === 'src/domain/tables.ts' && to.name.endsWith('-table.ts')) return undefined
  const mine = from.feature === undefined ? rootLevel : domainLevels[from.feature]
  const theirs = domainLevels[to.feature]
  if (mine === undefined || theirs === undefined || theirs < mine) return undefined
  return {
    rule: 'sideways-import',
    advice: `${from.feature ?? from.name} must not know ${to.feature}; let a feature above both join them`,
  }
}

function sidewaysInWeb({ from, to }: Arrow): Verdict | undefined {
  if (from.floor !== 'web' || to.floor !== 'web' || from.feature === to.feature) return undefined
  const isSide = (feature: string | undefined) => feature === 'site' || feature === 'admin'
  if (!isSide(to.feature) || (!isSide(from.feature) && from.feature !== 'ui')) return undefined
  return {
    rule: 'sideways-import',
    advice: `web/${from.feature} must not know web/${to.feature}; what both need lives in web/ui`,
  }
}

function heavyFromLight({ from, to, isType }: Arrow): Verdict | undefined {
  if (isType || from.isTest || !isLight(from) || to.floor !== 'contract' || isLight(to))
    return undefined
  return {
    rule: 'zod-in-plain-file',
    advice: `${to.name} brings zod (20 KB) into every page; keep facts apart from schemas`,
  }
}

/** A contract file of facts, limits, messages and views. */
export function isLight({ floor, name }: Place) {
  return (
    floor === 'contract' &&
    !/^(schema|plain-text|.+-(form|query|schemas?|answers?|definitions))\.ts$/.test(name)
  )
}

function wayOfNaming({ from, to, specifier }: Arrow): Verdict | undefined {
  if (to.top !== 'src' && to.top !== 'tests' && to.top !== 'demo') return undefined
  const isAlias = specifier.startsWith('#')
  const isNear = from.top === to.top && (from.top !== 'src' || from.floor === to.floor)
  if (!isNear && !isAlias)
    return { rule: 'relative-between-floors', advice: `write ${aliasOf(to.path)}` }
  if (isNear && isAlias && from.top === 'src')
    return { rule: 'alias-inside-floor', advice: 'write a relative path' }
  return undefined
}

function aliasOf(path: string) {
  return `#${path.replace(/^src\//, '')}`
}
