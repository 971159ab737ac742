import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsOf, nameIn } from '#tests/fixtures/settings.ts'
import { readConfig } from './read-config.ts'

const edges: Record<string, { taken: string[]; refused: string[] }> = {
  PORT: {
    taken: ['0', '1', '65535', ' 80 '],
    refused: ['65536', '-1', '1.5', '1e3', '0x50', 'http', '３'],
  },
  PUBLIC_URL: {
    taken: [
      'http://localhost',
      'https://shop.example:8443',
      'https://shop.example/',
      'http://[::1]:3000',
    ],
    refused: [
      'shop.example',
      '//shop.example',
      'ftp://shop.example',
      'javascript:alert(1)',
      'https://',
      'https://shop.example/site',
      'https://shop.example/?a=1',
      'https://shop.example/#top',
      'https://asha@shop.example',
    ],
  },
  DATABASE_URL: {
    taken: ['postgres://db/shop', 'postgresql://shop:p%40ss@[::1]:5432/shop?sslmode=require'],
    refused: [
      'db/shop',
      'mysql://db/shop',
      'postgres:/db',
      'postgres://db:port/shop',
      'sqlite:shop.db',
    ],
  },
  ADMIN_EMAIL: {
    taken: ['asha@shop.example'],
    refused: ['asha', 'asha@shop', '@shop.example', 'a b@shop.example', '<asha@shop.example>'],
  },
  ADMIN_PASSWORD: {
    taken: ['x'.repeat(12), 'x'.repeat(1024)],
    refused: ['x'.repeat(11), 'x'.repeat(1025)],
  },
  SECRET_KEY: { taken: ['x'.repeat(32)], refused: ['x'.repeat(31)] },
  DEMO_CONTENT: { taken: ['on', 'off'], refused: ['ON', 'true', '1', 'on-when-new'] },
  TRUST_PROXY: {
    taken: [
      '127.0.0.1',
      '::1',
      '10.0.0.0/8',
      '0.0.0.0/0',
      '10.0.0.1/32',
      'fc00::/7',
      '::/128',
      'uniquelocal,linklocal',
    ],
    refused: [
      'true',
      '*',
      '1',
      '10.0.0',
      '10.0.0.0/33',
      '::/129',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '/8',
      'loopback/8',
      '::1 nginx',
    ],
  },
  WEBHOOKS_TO_PRIVATE_NETWORKS: { taken: ['on', 'off'], refused: ['On', 'true'] },
  RATE_LIMITS: { taken: ['on', 'off'], refused: ['Off', 'false', '0'] },
  LOG_LEVEL: {
    taken: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    refused: ['INFO', 'verbose', 'toString'],
  },
}

for (const [name, { taken, refused }] of Object.entries(edges)) {
  test(`${name} has clear edges`, () => {
    for (const text of taken) assert.doesNotThrow(() => readConfig({ [name]: text }), text)
    for (const text of refused)
      assert.deepEqual(
        errorsOf({ [name]: text })
          .slice(1)
          .map(nameIn),
        [name],
        text,
      )
  })
}
