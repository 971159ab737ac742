import { inspect } from 'node:util'
import { stopSignal } from '../scripts/stop-signal.ts'
import { allDrills } from './all-drills.ts'
import { isPassed } from './drill-report.ts'
import type { ReportedDrill } from './drill-report.ts'
import { fullExtent, shortExtent } from './drill-extent.ts'
import { resultText } from './report/result-text.ts'
import { tableText } from './report/table-text.ts'
import { runDrill } from './run-drill.ts'
import type { Drill } from './run-drill.ts'

const extent = process.argv.includes('--short') ? shortExtent : fullExtent
const [prefix = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const selected = allDrills.filter(({ name }) => name.startsWith(prefix))
const signal = stopSignal()

if (selected.length === 0) {
  const names = allDrills.map(({ name }) => name).join(', ')
  console.error(`No drill has a name that begins with "${prefix}". There are: ${names}`)
}
process.exitCode = selected.length > 0 && (await runSelected()) ? 0 : 1

/** Whether no promise was broken. */
async function runSelected() {
  const reported: ReportedDrill[] = []
  for (const [drill, database] of selected.flatMap(perDatabase)) {
    const began = performance.now()
    const outcome = await runDrill(drill, { database, extent, signal }).catch(failureOf)
    if (signal.aborted) return reportInterruption()
    const title = drill.titleOf(extent, database)
    reported.push({ title, database, outcome })
    console.log(resultText({ title, database, outcome }, performance.now() - began))
  }
  console.log(`\n${tableText(reported)}`)
  return reported.every(({ outcome }) => isPassed(outcome))
}

function perDatabase(drill: Drill) {
  return drill.databases.map((database) => [drill, database] as const)
}

function failureOf(error: unknown) {
  return { failed: inspect(error) }
}

function reportInterruption() {
  console.error('The drills were interrupted.')
  return false
}
