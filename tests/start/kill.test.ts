import assert from 'node:assert/strict'
import { killRepeatedly } from '../../drill/drills/kill-drill.ts'
import { drillSettings } from '../../drill/sites/open-site.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

/** `npm run drill -- kill` does it 100 times. On PostgreSQL another process than the one killed writes to disk. */
const rounds = { sqlite: 30, postgres: 6 }

testStartOnEachEngine(
  'kill -9 at any moment loses nothing that was acknowledged',
  async (site, engine) => {
    const kills = rounds[engine]
    const settings = { ...drillSettings, ...site }
    const { signal } = new AbortController()
    const { acknowledged, broken } = await killRepeatedly({ settings, kills, signal })
    assert.deepEqual(broken, [])
    assert(acknowledged > kills * 8, `only ${acknowledged} writes were acknowledged`)
  },
)
