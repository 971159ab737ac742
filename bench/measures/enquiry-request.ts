import { requestBytes } from '../load/request-bytes.ts'

let sent = 0

/** No two alike: what is sent twice would be one. */
export function enquiryRequest() {
  const at = ++sent
  const body = Buffer.from(
    JSON.stringify({
      name: 'Meera Krishnan',
      email: `meera${at}@lakeview.example`,
      phone: '+919845012345',
      company: 'Lakeview Textiles',
      product: 'Kaveri TravelBook 14',
      message: `Please quote for thirty pieces, number ${at}. ${'Onsite warranty. '.repeat(20)}`,
    }),
  )
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${at}` }
  return requestBytes('/api/enquiry', { method: 'POST', headers, body })
}
