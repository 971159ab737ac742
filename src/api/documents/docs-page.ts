import { unattendedHeader } from '#contract/accounts/unattended.ts'
import { escapedMarkup } from '#platform/markup/escaped-markup.ts'
import type { openApiDocument } from './openapi-document.ts'

type OpenApi = ReturnType<typeof openApiDocument>
type Operation = {
  summary: string
  security: object[]
  'x-permission'?: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: Body | { anyOf: Body[] } }> }
  responses: Record<string, { description: string }>
}
type Body = { properties?: Record<string, unknown>; required?: string[] }
type FieldRow = { name: string; note: string; schema: unknown }

export const docsStyle = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1712; background: #fbf8f3 }
  h2 { margin: 2.5rem 0 0; padding-top: 1rem; border-top: 1px solid #e3dbcf; font-size: 1.05rem; overflow-wrap: anywhere }
  a { color: #a8431a } p { margin: 0.25rem 0 }
  table { border-collapse: collapse; margin-top: 0.5rem; font-size: 0.9rem } td { padding: 0.15rem 1rem 0.15rem 0; vertical-align: top; overflow-wrap: anywhere }`

/** The same document for people, readable without scripts. */
export function docsPage(document: OpenApi) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      section(`${method.toUpperCase()} /api${path}`, operation as Operation),
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapedMarkup(document.info.title)}</title><style>${docsStyle}</style></head><body><main>
<h1>${escapedMarkup(document.info.title)}</h1>
<p>Every response is JSON with <code>success</code>. A refusal has <code>error</code> and <code>message</code>, the same text, and <code>fields</code> where input was refused.</p>
<p>Calls for administrators carry <code>Authorization: Bearer …</code> with the token of <code>POST /api/login</code>. With <code>${unattendedHeader}: true</code> a call does not count as a use of the session.</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}
</main></body></html>`
}

function section(title: string, operation: Operation) {
  const [first = [], ...others] = bodiesOf(operation)
  const tables = [[...parameterRows(operation), ...first], ...others].map(table)
  return `<section><h2><code>${escapedMarkup(title)}</code></h2>
<p>${escapedMarkup(operation.summary)}. ${accessText(operation)}</p>
${tables.join('\n<p>Or:</p>\n')}
<p>Responses: ${Object.keys(operation.responses).join(', ')}</p></section>`
}

function accessText({ security, 'x-permission': permission }: Operation) {
  if (permission) return `For administrators with the permission <code>${permission}</code>.`
  return security.length > 0 ? 'For customers.' : 'For everybody.'
}

function parameterRows({ parameters }: Operation): FieldRow[] {
  return parameters.map((parameter) => ({
    name: parameter.name,
    note: parameter.required ? parameter.in : `${parameter.in}, optional`,
    schema: parameter.schema,
  }))
}

/** The rows of each form that the body may be. */
function bodiesOf({ requestBody }: Operation): FieldRow[][] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    ('anyOf' in schema ? schema.anyOf : [schema]).map((form) => bodyRows(type, form)),
  )
}

function bodyRows(type: string, { properties = {}, required }: Body): FieldRow[] {
  return Object.entries(properties).map(([name, property]) => ({
    name,
    note: required?.includes(name) ? type : `${type}, optional`,
    schema: property,
  }))
}

function table(rows: FieldRow[]) {
  if (rows.length === 0) return ''
  const lines = rows.map(({ name, note, schema }) => {
    const cells = [
      `<code>${escapedMarkup(name)}</code>`,
      escapedMarkup(note),
      escapedMarkup(JSON.stringify(schema)),
    ]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<table>${lines.join('')}</table>`
}
