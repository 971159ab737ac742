import assert from 'node:assert/strict'
import { killRepeatedly } from '../../drill/drills/kill-drill.ts'
import { drillSettings } from '../../drill/sites/open-site.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

/** On PostgreSQL the server that is killed is not the one that writes to disk. */
const rounds = { sqlite: 100, postgres: 8 }

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
