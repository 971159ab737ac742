import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainConnectionsIn } from './plain-connections.ts'

const s3 = { region: 'r', bucket: 'pictures', accessKeyId: 'a', secretAccessKey: 'hush-hush' }

function isWarned(databaseUrl: string) {
  const lines = plainConnectionsIn({ databaseUrl, s3: undefined })
  assert(lines.every((line) => line.includes('DATABASE_URL') && !line.includes('hush-hush')))
  return lines.length === 1
}

test('a database on another host without TLS is warned of', () => {
  for (const end of ['', '?sslmode=disable', '?ssl=0']) {
    assert.ok(isWarned(`postgres://shop:hush-hush@db.example/shop${end}`), end)
  }
  assert.ok(isWarned('postgres://shop:hush-hush@10.0.0.5:5432/shop'))
  assert.ok(isWarned('postgres://shop:hush-hush@[2001:db8::5]/shop'))
})

test('a database on another host with TLS is not warned of', () => {
  for (const mode of ['verify-full', 'no-verify']) {
    assert.equal(isWarned(`postgres://shop:hush-hush@db.example/shop?sslmode=${mode}`), false, mode)
  }
})

test('a database on this machine needs no TLS', () => {
  const local = ['127.0.0.1', '127.0.0.2:5433', 'localhost', '[::1]']
  for (const host of local) assert.equal(isWarned(`postgres://shop@${host}/shop`), false, host)
  assert.equal(isWarned('postgres:///shop?host=/var/run/postgresql'), false)
})

test('an S3 store on another host is warned of where its address is http', () => {
  const linesOf = (endpoint: string) =>
    plainConnectionsIn({ databaseUrl: undefined, s3: { ...s3, endpoint } })
  assert.match(linesOf('http://s3.example').join(), /S3_ENDPOINT/)
  assert.deepEqual(linesOf('https://s3.example'), [])
  assert.deepEqual(linesOf('http://127.0.0.1:9000'), [])
  assert.deepEqual(linesOf('http://[::1]:9000'), [])
})
