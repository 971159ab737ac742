import assert from 'node:assert/strict'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from './actor.ts'
import { findAudit } from './find-audit.ts'
import { recordAudit } from './record-audit.ts'

const whole = { page: 1, limit: 10 }

testOnEachEngine(
  'the audit shows values as people write them, not as they are stored',
  async ({ app }) => {
    const picture = { key: '0'.repeat(40), alt: '', originalName: 'front.jpg' }
    await recordAudit(app, system, {
      action: 'product.changed',
      before: { isHidden: false, pictures: [picture], specs: [{ label: 'RAM', value: '8 GB' }] },
      after: {
        isHidden: true,
        pictures: [picture, { ...picture, key: '1'.repeat(40), originalName: 'back.jpg' }],
        specs: [{ label: 'RAM', value: '16 GB' }],
      },
    })
    const { events } = await findAudit(app.db, {}, whole)
    assert.deepEqual(events[0]?.changes, [
      { field: 'isHidden', from: 'No', to: 'Yes' },
      { field: 'pictures', from: 'front.jpg', to: 'front.jpg, back.jpg' },
      { field: 'specs', from: 'RAM: 8 GB', to: 'RAM: 16 GB' },
    ])
  },
)

testOnEachEngine(
  'values of a change that are written alike are shown in the audit as they are stored',
  async ({ app }) => {
    await recordAudit(app, system, {
      action: 'product.changed',
      before: { pictures: [{ originalName: 'front.jpg', alt: '' }] },
      after: { pictures: [{ originalName: 'front.jpg', alt: 'The front' }] },
    })
    const { events } = await findAudit(app.db, {}, whole)
    assert.deepEqual(events[0]?.changes, [
      {
        field: 'pictures',
        from: '[{"originalName":"front.jpg","alt":""}]',
        to: '[{"originalName":"front.jpg","alt":"The front"}]',
      },
    ])
  },
)
