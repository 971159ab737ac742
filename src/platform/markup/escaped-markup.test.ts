import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapedMarkup } from './escaped-markup.ts'

test('no text can begin or end markup, and what is escaped already is escaped once more', () => {
  assert.equal(
    escapedMarkup(`<a title="it's">&amp;</a>`),
    '&lt;a title=&quot;it&#39;s&quot;&gt;&amp;amp;&lt;/a&gt;',
  )
})
