import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { socialNetworks } from '#contract/company/company.ts'

test('every network that an owner can choose has a sign', async () => {
  const signs = await readFile(new URL('social-networks.svg', import.meta.url), 'utf8')
  for (const network of socialNetworks) assert(signs.includes(`id="${network.toLowerCase()}"`))
})
