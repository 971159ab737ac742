import type { Line } from '../report/print-table.ts'
import { judgeDemo, leastMet } from '../search/ask-demo.ts'
import { judgeSearch } from '../search/judge-search.ts'

export const searchGoals = { first: 0.92, firstThree: 0.98 }

/** How often our own queries find what they are after in the demo catalogue. */
export function measureSearchQuality(): Line[] {
  const { queries, first, firstThree, foundNonsense } = judgeSearch()
  return [
    share(`the first response is right, of ${queries} queries`, first, searchGoals.first),
    share('one of the first three is right', firstThree, searchGoals.firstThree),
    {
      what: 'nonsense that finds something',
      measured: String(foundNonsense.length),
      goal: '0',
      isMet: foundNonsense.length === 0,
    },
  ]
}

/** How often what somebody wants to buy has answers that fit, and no others. */
export async function measureNeeds(): Promise<Line[]> {
  const judgements = await judgeDemo()
  return judgements.map(({ where, needs, met }) =>
    share(`needs met of ${needs}, by ${where}`, met / needs, leastMet),
  )
}

function share(what: string, measured: number, least: number): Line {
  const goal = `≥ ${Math.round(least * 100)} %`
  return { what, measured: `${(measured * 100).toFixed(1)} %`, goal, isMet: measured >= least }
}
