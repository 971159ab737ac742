import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greeting } from './acknowledgement-rules.ts'

const harmless = [
  'Meera Krishnan',
  'Dr. A. P. J. Abdul Kalam',
  'M. S. Subbulakshmi',
  "Siobhán O'Brien-Nair",
  'D’Souza',
  'Kumar, Anil',
  'Ram-ji',
  'विनोद कुमार',
  'विनोद Kumar',
  'ज़ाकिर हुसैन',
  'ಕುವೆಂಪು',
  'பி. சுசீலா',
  'മോഹൻലാൽ',
  'ക\u0d4d\u200dഷ',
  'محمد علی',
  'x'.repeat(40),
]

const harmful: Record<string, string[]> = {
  'a link or an address': [
    'Win at http://evil.example/claim',
    'http evil',
    'https',
    'www. evil. example',
    'WWW',
    'evil.example',
    'Sri.Ramesh',
    'A.P.J. Abdul Kalam',
    'evil .example',
    '.example',
    'claim@evil.example',
    'evil[.]example',
    'evil/claim',
    'xn--evil',
    '例え.テスト',
  ],
  'a sign that looks like a full stop or a slash': [
    'evil．example',
    'evil。example',
    'evil｡example',
    'evil․example',
    'evil·example',
    'evilꞏexample',
    'evilꓸexample',
    'evil٠example',
    'evil∕claim',
    'evil⁄claim',
    'evilⳆclaim',
  ],
  'a character that nobody sees': [
    'ev\u200bil',
    'evil\u200d',
    'evil\u2060.example',
    '\ufeffMeera',
    'ev\u00adil',
    'क\u200dख',
  ],
  'a control or direction character': [
    'Meera\u0007',
    'Meera\nKrishnan',
    '\u202eelpmaxe',
    '\u200fM',
  ],
  'no letter': ['', ' ', '.', '---', '12345', '१२३'],
  'a number to call': ['Call 98450 12345', 'Meera2', 'कॉल ९८४५०'],
  'many marks on one letter': [`Meera${'\u0301'.repeat(20)}`],
  'more than 40 characters': ['x'.repeat(41), 'You have won a prize of ten thousand rupees'],
}

test('an acknowledgement greets with the name of a person, whatever its script', () => {
  for (const name of harmless) assert.equal(greeting('Thank you', name), `Thank you, ${name}`)
})

test('an acknowledgement greets without a name where none is known', () => {
  assert.equal(greeting('Thank you', null), 'Thank you')
})

for (const [reason, names] of Object.entries(harmful)) {
  test(`an acknowledgement leaves out a name with ${reason}`, () => {
    for (const name of names) assert.equal(greeting('Thank you', name), 'Thank you', name)
  })
}

test('a link that is spelled out in words is left in the name, since nothing links it', () => {
  assert.equal(greeting('Thank you', 'evil dot example'), 'Thank you, evil dot example')
})

test('a name of the greatest length is judged at once, whatever it holds', () => {
  const start = performance.now()
  for (const name of ['a-'.repeat(20), 'a'.repeat(39) + '!', 'க்'.repeat(19) + '!', "a'".repeat(60)])
    assert.equal(greeting('Thank you', name), 'Thank you')
  assert(performance.now() - start < 100)
})
