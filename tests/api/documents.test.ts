import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formsOf } from '#api/body-forms.ts'
import { openApiDocument, refusalsOf } from '#api/documents/openapi-document.ts'
import { endpointTable } from '#api/endpoint-table.ts'
import { docsPage } from '#api/documents/docs-page.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { saveCompany } from '#domain/company/save-company.ts'
import { addAdministrator, ravi } from '#tests/fixtures/people.ts'
import { testOnServer } from '../test-server.ts'
import { nameOf } from './every-endpoint.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

type DocumentedForm = { required?: string[] }

type Operation = {
  operationId: string
  security: object[]
  responses: object
  parameters: { in: string }[]
  requestBody?: {
    content: Record<string, { schema: DocumentedForm & { anyOf?: DocumentedForm[] } }>
  }
}

test('every call of the table is in the OpenAPI document, with its access and its statuses', () => {
  const { paths } = openApiDocument('https://shop.example', tamarind.company)
  for (const endpoint of endpointTable) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation | undefined
    assert(operation, nameOf(endpoint))
    assert.equal(operation.security.length, endpoint.can === 'anyone' ? 0 : 1)
    assert.deepEqual(
      Object.keys(operation.responses),
      [endpoint.status ?? 200, ...refusalsOf(endpoint)].map(String),
    )
    const named = endpoint.path.match(/\{/g)?.length ?? 0
    assert.equal(operation.parameters.filter((parameter) => parameter.in === 'path').length, named)
  }
})

test('the document requires exactly the fields of a body without which a call is refused', () => {
  const { paths } = openApiDocument('https://shop.example', tamarind.company)
  for (const endpoint of endpointTable) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation | undefined
    if (!endpoint.body) continue
    const [content] = Object.values(operation?.requestBody?.content ?? {})
    const documented = content?.schema.anyOf ?? [content?.schema]
    const refused = formsOf(endpoint.body).map(({ shape }) =>
      Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success),
    )
    const { files = {} } = endpoint
    const requiredFiles = Object.keys(files).filter((name) => files[name]?.required)
    for (const names of refused) names.push(...requiredFiles)
    const required = documented.map((form) => form?.required ?? [])
    assert.deepEqual(required, refused, nameOf(endpoint))
  }
})

test('no two calls share a name', () => {
  const operations = Object.values(
    openApiDocument('https://shop.example', tamarind.company).paths,
  ).flatMap(Object.values)
  const names = (operations as Operation[]).map((operation) => operation.operationId)
  assert.equal(new Set(names).size, endpointTable.length)
})

test('the page for people names every call', () => {
  const html = docsPage(openApiDocument('https://shop.example', tamarind.company))
  for (const { method, path } of endpointTable) assert(html.includes(`${method} /api${path}`), path)
})

test('the page of the API shows markup in a text as text', () => {
  const document = openApiDocument('https://shop.example', tamarind.company)
  document.info.title = '<script>alert(1)</script> & "more"'
  const html = docsPage(document)
  assert.doesNotMatch(html, /<script/)
  assert(html.includes('&lt;script'))
})

testOnServer('both documents are served', async ({ get }) => {
  const json = await get('/api/openapi.json')
  assert.match(json.headers.get('content-type') ?? '', /^application\/json/)
  assert.equal(((await json.json()) as { openapi: string }).openapi, '3.1.0')
  const page = await get('/api/docs')
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  assert.equal(page.status, 200)
})

testOnServer(
  'the documents are built once, until the company has another name',
  async ({ app, get }) => {
    const by = await addAdministrator(app, ravi)
    for (const path of ['/api/openapi.json', '/api/docs']) {
      const first = await get(path)
      const tag = first.headers.get('etag') ?? ''
      assert.equal((await get(path, { 'If-None-Match': tag })).status, 304, path)
    }
    await saveCompany(app, by, {
      profile: { ...companyDefaults, name: 'Neem Systems' },
      version: 0,
    })
    for (const path of ['/api/openapi.json', '/api/docs']) {
      assert.match(await (await get(path)).text(), /Neem Systems: the calls/, path)
    }
  },
)
