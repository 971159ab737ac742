import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { errorsOf, mailSettings, nameIn, s3Settings } from '#tests/fixtures/settings.ts'
import { settings } from './config.ts'
import { readConfig } from './read-config.ts'

const defaults = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: 'http://localhost:3000',
  dataDir: resolve('data'),
  databaseUrl: undefined,
  backupDir: undefined,
  backupKeep: { daily: 7, weekly: 4 },
  s3: undefined,
  mail: undefined,
  secretKey: undefined,
  firstAdministrator: { email: 'admin@example.com', password: undefined },
  demoContent: 'on-when-new',
  trustProxy: [],
  rateLimits: true,
  isPrivateNetworkCalled: false,
  indexNowKey: undefined,
  logLevel: 'info',
  programEnvironment: {},
}

const names = Object.keys(settings.shape)

test('without any setting it runs on this machine, for this machine', () => {
  assert.deepEqual(readConfig({}), defaults)
})

test('a setting that is empty is as good as none', () => {
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  const blank = Object.fromEntries(names.map((name) => [name, '  ']))
  assert.deepEqual(readConfig(empty), defaults)
  assert.deepEqual(readConfig(blank), defaults)
})

test('every setting of the environment is read into the configuration', () => {
  const read = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://www.tamarindit.example/',
    DATA_DIR: '/srv/site',
    DATABASE_URL: 'postgres://shop:secret@db/shop',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_KEEP: '14,8',
    ...s3Settings,
    ...mailSettings,
    SECRET_KEY: 'a key of thirty-two characters..',
    ADMIN_EMAIL: ' Asha@TamarindIT.example ',
    ADMIN_PASSWORD: 'filter-coffee-at-ten',
    DEMO_CONTENT: 'on',
    TRUST_PROXY: 'loopback, 10.0.0.0/8 2001:db8::1',
    RATE_LIMITS: 'off',
    WEBHOOKS_TO_PRIVATE_NETWORKS: 'on',
    INDEXNOW_KEY: 'a1b2c3d4-e5f6',
    LOG_LEVEL: 'warn',
    PATH: '/usr/bin',
    PGPASSWORD: 'of another program',
  })
  assert.deepEqual(read, {
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://www.tamarindit.example',
    dataDir: resolve('/srv/site'),
    databaseUrl: 'postgres://shop:secret@db/shop',
    backupDir: resolve('/mnt/backups'),
    backupKeep: { daily: 14, weekly: 8 },
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
    isPrivateNetworkCalled: true,
    indexNowKey: 'a1b2c3d4-e5f6',
    logLevel: 'warn',
    programEnvironment: { PATH: '/usr/bin' },
  })
})

test('the site is at localhost and the port, unless a setting says otherwise', () => {
  assert.equal(readConfig({ PORT: '8080' }).publicUrl, 'http://localhost:8080')
})

test('search engines are told of changes only where they can read the site by https', () => {
  const PUBLIC_URL = 'https://shop.example'
  const INDEXNOW_KEY = 'a1b2c3d4'
  assert.equal(readConfig({ PUBLIC_URL, INDEXNOW_KEY }).indexNowKey, INDEXNOW_KEY)
  const wrong: Record<string, string>[] = [
    { INDEXNOW_KEY },
    { INDEXNOW_KEY, PUBLIC_URL: 'http://shop.example' },
    { INDEXNOW_KEY: 'short', PUBLIC_URL },
    { INDEXNOW_KEY: '../../etc/passwd', PUBLIC_URL },
  ]
  for (const settings of wrong) {
    assert.deepEqual(errorsOf(settings).slice(1).map(nameIn), ['INDEXNOW_KEY'])
  }
})

test('settings that name the administrator turn demo content off by default', () => {
  const ADMIN_EMAIL = 'asha@tamarindit.example'
  assert.equal(readConfig({ ADMIN_EMAIL }).demoContent, 'off')
  assert.equal(readConfig({ ADMIN_EMAIL, DEMO_CONTENT: 'on' }).demoContent, 'on')
  assert.equal(readConfig({ DEMO_CONTENT: 'off' }).demoContent, 'off')
})

test('all errors are reported at once, a line each, without secrets', () => {
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
  const [first, ...faults] = errorsOf(wrong)
  assert.equal(first, 'These settings are wrong:')
  assert.equal(faults.length, Object.keys(wrong).length)
  assert.deepEqual(new Set(faults.map(nameIn)), new Set(Object.keys(wrong)))
  assert.ok(!faults.join().includes('hush-hush'))
})

test('a wrong port is one fault, though the public address is made from it', () => {
  assert.deepEqual(errorsOf({ PORT: '-1' }).slice(1).map(nameIn), ['PORT'])
})
