import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaveTexts } from './leave-texts.ts'

const nothing = { isUnderWay: false, chosen: 0, isTyped: false }

test('a screen without unsaved images or texts is left without a question', () => {
  assert.equal(leaveTexts(nothing), undefined)
})

test('the question before a screen is left names all that would be lost', () => {
  const asked = (lost: Partial<typeof nothing>) => {
    const { question, hint } = leaveTexts({ ...nothing, ...lost }) ?? {}
    return `${question} ${hint}`
  }
  assert.equal(asked({ chosen: 1 }), 'Leave without uploading? The chosen image will be lost.')
  assert.equal(
    asked({ chosen: 2, isTyped: true }),
    'Leave without uploading? The 2 chosen images and what you have typed will be lost.',
  )
  assert.equal(
    asked({ chosen: 2, isUnderWay: true }),
    'Leave before the upload is done? Files that have not been uploaded yet are skipped.',
  )
  assert.equal(
    asked({ isTyped: true }),
    'Leave without saving? What you have typed on this screen will be lost.',
  )
})
