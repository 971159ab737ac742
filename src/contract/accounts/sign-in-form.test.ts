import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsIn } from '#tests/fixtures/form-errors.ts'
import { MailableEmail } from '../email-form.ts'
import { emailMessages } from '../email.ts'
import { PasswordForm } from './password-form.ts'
import { SignInForm } from './sign-in-form.ts'

const typed = { email: 'asha@tamarindit.example', password: 'filter-coffee' }

test('the address is trimmed and in small letters, the password is as it was typed', () => {
  const read = SignInForm.parse({
    email: ' Asha@TamarindIT.Example\n',
    password: ' Filter Coffee ',
  })
  assert.deepEqual(read, { email: typed.email, password: ' Filter Coffee ' })
})

test('a form without anything says what is missing', () => {
  const missing = { email: 'Email is required', password: 'Password is required' }
  for (const form of [
    {},
    { email: '', password: '' },
    { email: null, password: 7 },
    { email: ['a@b.c'], password: {} },
  ]) {
    assert.deepEqual(errorsIn(SignInForm, form), missing)
  }
  assert.deepEqual(errorsIn(SignInForm, { ...typed, email: '   ' }), { email: missing.email })
})

test('a text that cannot be an e-mail address is refused', () => {
  const wrong = [
    'asha',
    'asha@',
    '@tamarindit.example',
    'asha@localhost',
    'asha@tamarindit.',
    'asha@.example',
    'asha@@tamarindit.example',
    'asha rao@tamarindit.example',
    'asha@tamarind it.example',
    'asha@tamarindit.example\nBcc: all@tamarindit.example',
    'asha\u0000@tamarindit.example',
    `${'a'.repeat(250)}@b.example`,
  ]
  for (const email of wrong) {
    assert.deepEqual(
      errorsIn(SignInForm, { ...typed, email }),
      { email: 'Please enter a valid email address' },
      email,
    )
  }
})

test('an address that cannot be mailed still signs in, and cannot be set for anybody', () => {
  const email = 'asha,rao@tamarindit.example'
  assert.deepEqual(errorsIn(SignInForm, { ...typed, email }), {})
  assert.equal(MailableEmail.safeParse(email).error?.issues[0]?.message, emailMessages.invalid)
})

test('unusual addresses are let through', () => {
  for (const email of [
    "o'brien+site@mail.example.co.in",
    '1@2.example',
    'आशा@उदाहरण.भारत',
    `${'a'.repeat(244)}@b.example`,
  ]) {
    assert.deepEqual(errorsIn(SignInForm, { ...typed, email }), {}, email)
  }
})

test('an endless address is refused at once', () => {
  const began = performance.now()
  const email = `${'a@'.repeat(500_000)}${'.a'.repeat(500_000)}@`
  assert.deepEqual(errorsIn(SignInForm, { ...typed, email }), {
    email: 'Please enter a valid email address',
  })
  assert.ok(performance.now() - began < 2000)
})

test('a password has 6 to 1024 characters', () => {
  const short = { password: 'Password must be at least 6 characters' }
  assert.deepEqual(errorsIn(SignInForm, { ...typed, password: 'five5' }), short)
  assert.deepEqual(errorsIn(SignInForm, { ...typed, password: 'six666' }), {})
  assert.deepEqual(errorsIn(SignInForm, { ...typed, password: 'x'.repeat(1024) }), {})
  const long = { password: 'Password can have at most 1024 characters' }
  assert.deepEqual(errorsIn(SignInForm, { ...typed, password: 'x'.repeat(1025) }), long)
})

test('a new password needs 12 characters, the current one only has to be there', () => {
  assert.equal(
    PasswordForm.safeParse({ currentPassword: 'x', newPassword: 'twelve twelv' }).success,
    true,
  )
  const { error } = PasswordForm.safeParse({ currentPassword: '', newPassword: 'eleven elev' })
  assert.deepEqual(
    error?.issues.map((issue) => issue.message),
    ['Password is required', 'Password must be at least 12 characters'],
  )
})
