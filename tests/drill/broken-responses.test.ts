import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBrokenResponses } from '../../drill/checks/find-broken-responses.ts'
import { isPassed } from '../../drill/drill-report.ts'
import type { DrillFigures } from '../../drill/drill-report.ts'
import { tableText } from '../../drill/report/table-text.ts'
import type { LoggedResponse, RequestKind } from '../../drill/traffic/response-log.ts'

test('a 500, an unexpected 503 and one without Retry-After are broken promises', () => {
  const log = [
    response('enquiry', 201),
    response('enquiry', 500),
    response('enquiry', 500),
    response('enquiry', 503, '5'),
    response('enquiry', 503),
    response('cached page', 503, '5'),
    response('session', 0),
  ]
  assert.deepEqual(findBrokenResponses(log, { unavailable: ['enquiry'] }), [
    '2 × enquiry: 500',
    '1 × enquiry: 503 without Retry-After',
    '1 × cached page: 503',
    '1 × session: no response',
  ])
})

test('a 503 is allowed for requests that were under way during the outage alone', () => {
  const log = [response('enquiry', 503, '5')]
  const broken = (from: number, until: number) =>
    findBrokenResponses(log, { unavailable: ['enquiry'], during: { from, until } })
  assert.deepEqual(broken(1040, 1100), [], 'it began before the outage')
  assert.deepEqual(broken(900, 1010), [], 'it ended after the outage')
  assert.deepEqual(broken(1060, 1100), ['1 × enquiry: 503'], 'the outage was later')
  assert.deepEqual(broken(900, 990), ['1 × enquiry: 503'], 'the outage was over')
})

test('the table has a line for each drill, also for one that was skipped or failed', () => {
  const database = 'sqlite'
  const text = tableText([
    { title: 'disk', database, outcome: { skipped: 'no small disk' } },
    { title: 'clock', database, outcome: { failed: 'an error' } },
    { title: 'kill', database, outcome: figures },
  ])
  const lines = text.split('\n').map((line) => line.replaceAll(/ +/g, ' '))
  assert.deepEqual(lines.slice(2), [
    '| disk | sqlite | | | | | | skipped | no small disk |',
    '| clock | sqlite | | | | | | FAILED | see above |',
    '| kill | sqlite | 1,234 | 1 | 0 | 1,234 × 201, 2 × 503 | 0.25 s | BROKEN | fine |',
  ])
})

test('a drill that lost something or ended with an error has not passed, a skipped one has', () => {
  assert.equal(isPassed(figures), false)
  assert.equal(isPassed({ failed: 'an error' }), false)
  assert.equal(isPassed({ ...figures, broken: [] }), true)
  assert.equal(isPassed({ skipped: 'no small disk' }), true)
})

const figures: DrillFigures = {
  acknowledged: 1234,
  lost: 1,
  duplicated: 0,
  responses: new Map([
    [503, 2],
    [201, 1234],
  ]),
  recovery: 250,
  remarks: ['fine'],
  broken: ['lost: enquiry E-1'],
}

function response(kind: RequestKind, status: number, retryAfter: string | null = null) {
  return { kind, status, retryAfter, began: 1000, milliseconds: 50 } satisfies LoggedResponse
}
