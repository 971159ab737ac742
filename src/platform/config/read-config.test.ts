import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { StartFault } from '../start-fault.ts'
import { readConfig } from './read-config.ts'

const defaults = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: 'http://localhost:3000',
  dataDir: resolve('data'),
  databaseUrl: undefined,
  s3: undefined,
  mail: undefined,
  secretKey: undefined,
  firstAdministrator: { email: 'admin@example.com', password: undefined },
  demoContent: 'on-when-new',
  trustProxy: [],
  rateLimits: true,
  logLevel: 'info',
}

const settings = [
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'SALES_EMAIL',
  'SECRET_KEY',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'DEMO_CONTENT',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'LOG_LEVEL',
]

const s3Settings = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'tamarind-files',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'hush/hush+hush=',
}

const mailSettings = {
  SMTP_URL: 'smtp://shop:p%40ss%2Fword@mail.example.com',
  MAIL_FROM: 'Tamarind IT <Sales@TamarindIT.example>',
  SALES_EMAIL: 'office@tamarindit.example',
}

test('without any setting it runs on this machine, for this machine', () => {
  assert.deepEqual(readConfig({}), defaults)
})

test('a setting that is empty is as good as none', () => {
  const empty = Object.fromEntries(settings.map((name) => [name, '']))
  const blank = Object.fromEntries(settings.map((name) => [name, '  ']))
  assert.deepEqual(readConfig(empty), defaults)
  assert.deepEqual(readConfig(blank), defaults)
})

test('every setting counts', () => {
  const read = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://www.tamarindit.example/',
    DATA_DIR: '/srv/site',
    DATABASE_URL: 'postgres://shop:secret@db/shop',
    ...s3Settings,
    ...mailSettings,
    SECRET_KEY: 'a key of thirty-two characters..',
    ADMIN_EMAIL: ' Asha@TamarindIT.example ',
    ADMIN_PASSWORD: 'filter-coffee-at-ten',
    DEMO_CONTENT: 'on',
    TRUST_PROXY: 'loopback, 10.0.0.0/8 2001:db8::1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  assert.deepEqual(read, {
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://www.tamarindit.example',
    dataDir: resolve('/srv/site'),
    databaseUrl: 'postgres://shop:secret@db/shop',
    s3: {
      endpoint: 'https://s3.example.com',
      region: 'ap-south-1',
      bucket: 'tamarind-files',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'hush/hush+hush=',
    },
    mail: {
      smtp: {
        host: 'mail.example.com',
        port: 587,
        isSecure: false,
        credentials: { user: 'shop', password: 'p@ss/word' },
      },
      from: { name: 'Tamarind IT', address: 'sales@tamarindit.example' },
      sales: 'office@tamarindit.example',
    },
    secretKey: 'a key of thirty-two characters..',
    firstAdministrator: { email: 'asha@tamarindit.example', password: 'filter-coffee-at-ten' },
    demoContent: 'on',
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    rateLimits: false,
    logLevel: 'warn',
  })
})

test('the site is at localhost and the port, unless it is said otherwise', () => {
  assert.equal(readConfig({ PORT: '8080' }).publicUrl, 'http://localhost:8080')
})

test('a house that names its administrator gets no demo content unless it asks', () => {
  const ADMIN_EMAIL = 'asha@tamarindit.example'
  assert.equal(readConfig({ ADMIN_EMAIL }).demoContent, 'off')
  assert.equal(readConfig({ ADMIN_EMAIL, DEMO_CONTENT: 'on' }).demoContent, 'on')
  assert.equal(readConfig({ DEMO_CONTENT: 'off' }).demoContent, 'off')
})

test('all faults are told at once, a line each, and no secret among them', () => {
  const wrong = {
    PORT: 'http',
    PUBLIC_URL: 'www.tamarindit.example',
    DATABASE_URL: 'mysql://shop:hush-hush@db/shop',
    SMTP_URL: 'smtp://shop:hush-hush@',
    MAIL_FROM: 'the office',
    SALES_EMAIL: 'sales',
    SECRET_KEY: 'hush-hush',
    ADMIN_EMAIL: 'asha',
    ADMIN_PASSWORD: 'hush-hush',
    DEMO_CONTENT: 'yes',
    TRUST_PROXY: 'proxy.example',
    RATE_LIMITS: 'none',
    LOG_LEVEL: 'loud',
  }
  const [first, ...faults] = faultsOf(wrong)
  assert.equal(first, 'These settings are wrong:')
  assert.equal(faults.length, Object.keys(wrong).length)
  assert.deepEqual(new Set(faults.map(nameIn)), new Set(Object.keys(wrong)))
  assert.ok(!faults.join().includes('hush-hush'))
})

test('an S3 store is set whole or not at all, which one line says', () => {
  for (const name of Object.keys(s3Settings)) {
    const faults = faultsOf({ ...s3Settings, [name]: '' }).slice(1)
    assert.deepEqual(faults, [`  ${name}: must be set as well, or none of the S3 settings`])
  }
  const [, fault, ...others] = faultsOf({ S3_ENDPOINT: s3Settings.S3_ENDPOINT, S3_BUCKET: 'shop' })
  assert.match(fault ?? '', /^ {2}S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be set/)
  assert.deepEqual(others, [])
})

test('mail is set whole or not at all, which one line says', () => {
  for (const name of Object.keys(mailSettings)) {
    const faults = faultsOf({ ...mailSettings, [name]: '' }).slice(1)
    assert.deepEqual(faults, [`  ${name}: must be set as well, or none of the mail settings`])
  }
  const [, fault] = faultsOf({ SMTP_URL: mailSettings.SMTP_URL })
  assert.match(fault ?? '', /^ {2}MAIL_FROM, SALES_EMAIL: must be set as well/)
})

test('a mail server is where its address says, by TLS from the start with smtps', () => {
  const at = (SMTP_URL: string) => readConfig({ ...mailSettings, SMTP_URL }).mail?.smtp
  const bare = { isSecure: false, credentials: undefined }
  assert.deepEqual(at('smtp://localhost:25'), { host: 'localhost', port: 25, ...bare })
  assert.deepEqual(at('smtp://[::1]:2525/'), { host: '::1', port: 2525, ...bare })
  const secure = at('smtps://shop%40tamarindit.example:x@smtp.example.com')
  assert.equal(secure?.port, 465)
  assert.equal(secure?.isSecure, true)
  assert.equal(secure?.credentials?.user, 'shop@tamarindit.example')
})

test('the sender may have a name', () => {
  const as = (MAIL_FROM: string) => readConfig({ ...mailSettings, MAIL_FROM }).mail?.from
  assert.deepEqual(as('a@b.cd'), { name: undefined, address: 'a@b.cd' })
  assert.deepEqual(as('<a@b.cd>'), { name: undefined, address: 'a@b.cd' })
  assert.deepEqual(as('"Tamarind, sales" <a@b.cd>'), {
    name: 'Tamarind, sales',
    address: 'a@b.cd',
  })
})

test('a part of the mail settings that is wrong is not missing as well', () => {
  for (const [name, texts] of Object.entries(mailEdges)) {
    for (const text of texts) {
      const faults = faultsOf({ ...mailSettings, [name]: text }).slice(1)
      assert.deepEqual(faults.map(nameIn), [name], text)
    }
  }
})

const mailEdges = {
  SMTP_URL: [
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://shop@mail.example.com',
    'smtp://:x@mail.example.com',
    'smtp://shop:%zz@mail.example.com',
    'smtp://mail.example.com/inbox',
    'smtp://mail.example.com?pool=true',
    'smtp://mail.example.com:70000',
  ],
  MAIL_FROM: ['sales', 'Sales <sales>', 'a@b.cd\r\nBcc: <x@y.zw>', 'A <a@b.cd>, B <c@d.ef>'],
  SALES_EMAIL: ['sales', 'Sales <a@b.cd>'],
}

test('a part of the S3 settings that is wrong is not missing as well', () => {
  for (const [name, { refused }] of Object.entries(s3Edges)) {
    for (const text of refused) {
      assert.deepEqual(
        faultsOf({ ...s3Settings, [name]: text })
          .slice(1)
          .map(nameIn),
        [name],
        text,
      )
    }
  }
})

test('a wrong port is one fault, though the public address is made from it', () => {
  assert.deepEqual(faultsOf({ PORT: '-1' }).slice(1).map(nameIn), ['PORT'])
})

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
    refused: ['asha', 'asha@shop', '@shop.example', 'a b@shop.example'],
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
        faultsOf({ [name]: text })
          .slice(1)
          .map(nameIn),
        [name],
        text,
      )
  })
}

function faultsOf(environment: Record<string, string>) {
  try {
    readConfig(environment)
  } catch (fault) {
    assert(fault instanceof StartFault)
    return fault.message.split('\n')
  }
  return []
}

function nameIn(fault: string) {
  return /^ {2}([A-Z0-9_]+): must |^ {2}([A-Z0-9_]+): \S+ is not /.exec(fault)?.slice(1).join('')
}
