import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  enquiryList,
  filterOf,
  initialOf,
  replyAddress,
  screenStatusOf,
  serverStatusOf,
  statusChoices,
} from './enquiry-list.ts'

function queryOf(text: string) {
  return enquiryList.queryOf(new URLSearchParams(text))
}

test('the address of the enquiries holds the search and the status in the words of the screen', () => {
  const address = '/admin/enquiries?q=asha+rao&status=in-progress&page=3'
  assert.equal(enquiryList.addressOf(queryOf(address.slice(address.indexOf('?')))), address)
  assert.equal(enquiryList.addressOf(queryOf('status=responded&page=-1')), '/admin/enquiries')
})

test('the address of an enquiry has the filters of the list that it was opened from', () => {
  const filters = '?category=Laptops&company=Rao+%26+Sons&from=2026-11-01&to=2026-11-22&page=2'
  const query = queryOf(filters)
  assert.equal(enquiryList.addressOf(query), `/admin/enquiries${filters}`)
  assert.equal(enquiryList.addressOfRow('1', query), `/admin/enquiries/1${filters}`)
  assert.equal(enquiryList.addressWith({ company: 'Rao' }), '/admin/enquiries?company=Rao')
})

test('the screen says new, in-progress and resolved, the call pending, responded and closed', () => {
  const { q, status } = filterOf(queryOf('q=x&status=resolved'))
  assert.deepEqual([q, status], ['x', 'closed'])
  for (const status of ['pending', 'responded', 'closed'] as const) {
    assert.equal(serverStatusOf(screenStatusOf[status]), status)
  }
  assert.deepEqual(statusChoices, [
    ['new', 'New'],
    ['in-progress', 'In Progress'],
    ['resolved', 'Resolved'],
  ])
})

test('the initial is the first letter or digit of a name', () => {
  assert.equal(initialOf('asha'), 'A')
  assert.equal(initialOf('  “Ravi”'), 'R')
  assert.equal(initialOf('किरण'), 'कि')
  assert.equal(initialOf('ßa'), 'SS')
  assert.equal(initialOf('👩‍💻'), '👩‍💻')
  assert.equal(initialOf(''), '')
})

test('a reply names the product as it is written, whatever is in it', () => {
  const address = replyAddress({
    email: 'o&m+sales@rao.example',
    product: 'A4 & A3?&bcc=x@y.example #1 “आ”',
  })
  const url = new URL(address)
  assert.equal(decodeURIComponent(url.pathname), 'o&m+sales@rao.example')
  assert.equal(url.hash, '')
  const [, subject = ''] = /^\?subject=([^&]*)$/.exec(url.search) ?? []
  assert.equal(
    decodeURIComponent(subject),
    'Re: Your enquiry about A4 & A3?&bcc=x@y.example #1 “आ”',
  )
  assert.equal(subject.includes('+'), false)
})

test('half a character does not break a reply', () => {
  assert.match(replyAddress({ email: 'a@b.example', product: '\ud83d' }), /^mailto:a@b\.example\?/)
})
