import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { iconAddress, markIcons } from '#contract/company/mark-icons.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addCompanyPicture } from '../company/add-company-picture.ts'
import { findNamedFiles } from './find-named-files.ts'

testOnEachEngine(
  'a mark is stored as icons of each size, which backups have',
  async ({ app, dataDir }) => {
    const file = await drawing('png', { width: 400, height: 200 })
    const sent = await uploaded(dataDir, file)
    const mark = await addCompanyPicture(app, { kind: 'mark', sent })
    const named = (await findNamedFiles(app.db)).map(({ key }) => key)
    for (const icon of Object.values(markIcons)) {
      const key = iconAddress(mark.key, icon).slice(1)
      assert(named.includes(key), key)
      const stored = await app.files.get(key)
      assert(stored)
      const { format, width, height } = await sharp(await buffer(stored)).metadata()
      assert.deepEqual([format, width, height], ['png', icon.size, icon.size])
    }
  },
)
