import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attachmentLimits, attachmentMessages } from '#contract/submissions/attachment.ts'
import { sortOutAttachments } from './sort-out-attachments.ts'

const third = Math.floor(attachmentLimits.bytes / 3)

function fileOf(name: string, size: number) {
  return { name, size }
}

test('files are attached to a reply until all of them together are too large', () => {
  const files = [fileOf('one.pdf', third)]
  const chosen = [fileOf('two.pdf', third), fileOf('three.pdf', third), fileOf('tiny.png', 1)]
  const { accepted, refused } = sortOutAttachments(chosen, { files, attached: 2 })
  assert.deepEqual(
    accepted.map(({ name }) => name),
    ['two.pdf', 'tiny.png'],
  )
  assert.deepEqual(refused, [{ name: 'three.pdf', text: attachmentMessages.tooLarge }])
})

test('an empty file and an eleventh file are not attached to a reply', () => {
  const chosen = Array.from({ length: 11 }, (_, at) => fileOf(`${at}.pdf`, at === 3 ? 0 : 1))
  const files = [fileOf('first.pdf', 1)]
  const { accepted, refused } = sortOutAttachments(chosen, { files, attached: 0 })
  assert.equal(accepted.length, 9)
  assert.deepEqual(
    refused.map(({ text }) => text),
    [attachmentMessages.empty('3.pdf'), attachmentMessages.tooMany],
  )
})
