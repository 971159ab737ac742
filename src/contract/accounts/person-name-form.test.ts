import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PersonName } from './person-name-form.ts'

test('a name can be of any script, and an empty one is none', () => {
  for (const name of ['Asha Rao', 'D’Souza, J. & Sons', 'ಆಶಾ ರಾವ್', 'क्‍षमा', 'Anne-Marie 2']) {
    assert.equal(PersonName.parse(` ${name} `), name)
  }
  assert.equal(PersonName.parse(' '), null)
  assert.equal(PersonName.parse(null), null)
})

test('a name that could pass for an address, for another name or for nobody is refused', () => {
  for (const name of [
    'Asha Rao (asha@firm.example)',
    'asha@firm.example',
    'API key Webshop (abcd)',
    'Asha\u00adRao',
    'the System',
    'Visitor or system',
  ]) {
    assert.equal(PersonName.safeParse(name).success, false, name)
  }
})
