import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsOf, nameIn, s3Settings } from '#tests/fixtures/settings.ts'
import { readConfig } from './read-config.ts'

const s3Edges = {
  S3_ENDPOINT: {
    taken: ['http://127.0.0.1:9000', 'https://s3.ap-south-1.amazonaws.com/', 'http://[::1]:9000'],
    refused: [
      's3.example.com',
      'ftp://s3.example.com',
      's3://tamarind-files',
      'https://s3.example.com/tamarind-files',
      'https://s3.example.com/?list',
      'https://key:secret@s3.example.com',
    ],
  },
  S3_REGION: { taken: ['us-east-1', 'auto', 'default'], refused: ['us east 1', 'x/y'] },
  S3_BUCKET: {
    taken: ['abc', 'tamarind.files-2026', 'Old_Bucket'],
    refused: ['ab', 'a/b', '../x', 'x'.repeat(64), 'a?b', '-ab'],
  },
  S3_ACCESS_KEY_ID: { taken: ['AKIAEXAMPLE'], refused: ['AKIA EXAMPLE', 'AKIA\nEXAMPLE'] },
  S3_SECRET_ACCESS_KEY: { taken: ['a/b+c='], refused: ['a b', 'ключ'] },
}

test('the S3 settings have clear edges', () => {
  for (const [name, { taken }] of Object.entries(s3Edges)) {
    for (const text of taken) {
      assert.doesNotThrow(() => readConfig({ ...s3Settings, [name]: text }), text)
    }
  }
})

test('an S3 store is set whole or not at all, which one line says', () => {
  for (const name of Object.keys(s3Settings)) {
    const faults = errorsOf({ ...s3Settings, [name]: '' }).slice(1)
    assert.deepEqual(faults, [`  ${name}: must be set as well, or none of the S3 settings`])
  }
  const [, fault, ...others] = errorsOf({ S3_ENDPOINT: s3Settings.S3_ENDPOINT, S3_BUCKET: 'shop' })
  assert.match(fault ?? '', /^ {2}S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be set/)
  assert.deepEqual(others, [])
})

test('a part of the S3 settings that is wrong is not missing as well', () => {
  for (const [name, { refused }] of Object.entries(s3Edges)) {
    for (const text of refused) {
      assert.deepEqual(
        errorsOf({ ...s3Settings, [name]: text })
          .slice(1)
          .map(nameIn),
        [name],
        text,
      )
    }
  }
})
