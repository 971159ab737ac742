import type { Line } from '../report/print-table.ts'
import {
  judgeDemoLines,
  judgeTypedLines,
  leastRight,
  mostWrong,
  sharesOf,
} from '../specifications/judge-specifications.ts'
import type { SpecificationJudgement } from '../specifications/judge-specifications.ts'

/** How much of what specification lines say is read, and how much is read wrongly. */
export function measureSpecificationQuality(): Line[] {
  return [
    ...linesOf(judgeTypedLines(), 'typed lines'),
    ...linesOf(judgeDemoLines(), 'lines of the demo'),
  ]
}

function linesOf({ lines, figures }: SpecificationJudgement, of: string): Line[] {
  return figures
    .filter(({ right, none, wrong }) => right + none + wrong > 0)
    .map((figure) => {
      const { kind, right, none, wrong } = figure
      const shares = sharesOf(figure)
      const least = leastRight(kind)
      return {
        what: `${kind} in ${lines} ${of}: right, none, wrong`,
        measured: `${right}, ${none}, ${wrong}`,
        goal: `≥ ${least * 100} %, wrong ≤ ${mostWrong * 100} %`,
        isMet: shares.right >= least && shares.wrong <= mostWrong,
      }
    })
}
