import assert from 'node:assert/strict'
import { openTestSmtp } from '../test-smtp.ts'
import { laptopsForTheOffice, writesFromHosur } from '../fixtures/questions.ts'
import { mailSettingsFor } from './mail-settings-for.ts'
import { runServer } from './run-server.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'
import { until } from './until.ts'

const victim = 'victim@lakeview.example'

const attack = {
  ...laptopsForTheOffice,
  email: victim,
  name: 'Prize www.evil.example',
  company: 'Evil Prizes',
  product: 'You won 10000 INR, claim at http://evil.example/claim',
  message: 'Send your card number to http://evil.example/claim today.',
}

/** A form as the proxy in front passes it on. */
function post(url: string, form: object, address: string) {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(form),
  })
}

testStartOnEachEngine(
  'nobody can write to a stranger through the forms, from however many addresses',
  async (base) => {
    await using office = await openTestSmtp()
    const settings = await mailSettingsFor({ ...base, TRUST_PROXY: 'loopback' }, office)
    await using server = await runServer(settings)
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        const form = at % 3 === 2 ? { ...attack, ...writesFromHosurTo(victim) } : attack
        const path = at % 3 === 2 ? 'contact' : 'enquiry'
        return post(`${server.address}/api/${path}`, form, `198.51.100.${at}`)
      }),
    )
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]))
    await until(() => office.received.length >= 33)

    const toVictim = office.received.filter(({ to }) => to.includes(victim))
    assert.equal(toVictim.length, 3)
    for (const { mail, raw } of toVictim) {
      const seen = [mail.subject, mail.text, mail.html, raw].join('\n')
      assert.doesNotMatch(seen, /evil|prize|won|10000|claim|card|9845012345/i)
      assert.match(mail.text ?? '', /^Thank you for (your enquiry|writing)$/m)
      assert.deepEqual(mail.replyTo, [{ name: '', address: office.settings.sales }])
    }
    const toSales = office.received.filter(({ to }) => to.includes(office.settings.sales))
    assert.equal(toSales.length, 30)
    const withheld = toSales.filter(({ mail }) =>
      mail.text?.includes('No acknowledgement was sent to the sender: 3 were sent to this address'),
    )
    assert.equal(withheld.length, 27)
    for (const { mail } of toSales) assert.equal(mail.replyTo?.[0]?.address, victim)
    await server.kill('SIGTERM')
    assert.doesNotMatch(server.stdout() + server.stderr(), /victim|evil/)
  },
)

function writesFromHosurTo(email: string) {
  return { ...writesFromHosur, email, name: attack.name, message: attack.message }
}
