import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountMessages } from '#contract/accounts/account.ts'
import { asha } from '#tests/fixtures/people.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'
import { findWeakness } from './refuse-weak-password.ts'

const owner = { email: asha.email, oldPassword: asha.password, company: tamarind.company }

test('long and unrelated words are accepted as a password', async () => {
  for (const password of [
    'ginger-tea-at-eleven',
    'correct horse battery staple',
    'four dragons drink coffee',
    'पासवर्ड-चाय-ग्यारह',
    'xK4#mQ9!vT2z',
    '749218365027',
    'monsoon  monday  mangoes',
    'X'.repeat(12).concat('-unrelated-words'),
  ]) {
    assert.equal(await findWeakness(password, owner), undefined, password)
  }
})

const refused: Record<string, string[]> = {
  passwordBlank: [' '.repeat(12), '\u3000'.repeat(14), ' \t'.repeat(8)],
  passwordRepeats: [
    'aaaaaaaaaaaa',
    '------------',
    'abcabcabcabc',
    'abcabcabcabca',
    'Monsoon!monsoon!',
    'x'.repeat(1024),
  ],
  passwordSequence: [
    '123456789012',
    '012345678901',
    '987654321098',
    'abcdefghijkl',
    'ABCDEF-ghijkl',
    'qwertyuiopas',
    '1qaz2wsx3edc',
    'Qwertyuiop[]\\',
  ],
  passwordCommon: [
    'leavemealone',
    'LeaveMeAlone',
    'password1234',
    'Password2026!',
    'p@ssw0rd2026',
    'P455word!!!!',
    '!!!password!!!',
    '2026-welcome-',
    'iloveyou1987',
    'admin1234567',
    'letmeinletmein!',
    'ｐａｓｓｗｏｒｄ１２３４',
  ],
  passwordHasEmail: [
    asha.email,
    `my ${asha.email.toUpperCase()}!`,
    'asha-drinks-tea',
    'Sea-Asha-wind',
  ],
  passwordHasCompany: ['tamarind-on-rice', 'hot SOLUTIONS for all'],
  passwordIsOld: [asha.password, asha.password.toUpperCase(), `${asha.password}!`],
}

for (const [name, passwords] of Object.entries(refused)) {
  test(`a password that is easy to guess is refused with its reason (${name})`, async () => {
    const reason = accountMessages[name as keyof typeof accountMessages]
    for (const password of passwords) {
      assert.equal(await findWeakness(password, owner), reason, password)
    }
  })
}

test('a short name before the @ and a short old password are not looked for', async () => {
  const short = { email: 'eva@tamarindit.example', oldPassword: 'tea', company: tamarind.company }
  assert.equal(await findWeakness('evaporated tea leaves', short), undefined)
})
