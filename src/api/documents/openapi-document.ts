import type { Access } from '#contract/call.ts'
import { RefusedSchema } from '#contract/general-schemas.ts'
import { z } from '#contract/schema.ts'
import { formsOf } from '../body-forms.ts'
import { endpointTable } from '../endpoint-table.ts'
import type { Endpoint } from '../endpoint.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Body = NonNullable<Endpoint['body']>

const descriptions: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  400: 'Refused input: `fields` holds a text for each refused field',
  401: 'Not signed in',
  403: 'The role of the account lacks the permission of `x-permission`',
  404: 'Not found',
  409: 'Conflict with the present state, such as a change by somebody else',
  413: 'Too large',
  415: 'The wrong kind of content',
  429: 'Too many attempts: see Retry-After',
  503: 'Not available at the moment: see Retry-After',
}

/** OpenAPI 3.1, generated from the table that also defines the routes. */
export function openApiDocument(publicUrl: string, company: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpointTable) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${company}: the calls`, version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Refused: jsonSchemaOf(RefusedSchema) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        customerToken: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operationOf(endpoint: Endpoint) {
  const response = endpoint.response.extend({ success: z.literal(true) })
  const { status = 200 } = endpoint
  const responses: Record<string, object> = {
    [status]: endpoint.sendsFile ? fileResponse : responseOf(status, jsonSchemaOf(response)),
  }
  for (const refused of refusalsOf(endpoint)) {
    responses[refused] = responseOf(refused, { $ref: '#/components/schemas/Refused' })
  }
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [isForOffice(endpoint) ? 'Back office' : 'Public'],
    security: securityOf(endpoint.can),
    ...(isForOffice(endpoint) ? { 'x-permission': endpoint.can } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body ? { requestBody: requestBodyOf(endpoint.body, endpoint) } : {}),
    responses,
  }
}

function isForOffice({ can }: Endpoint) {
  return can !== 'anyone' && can !== 'customer'
}

function securityOf(can: Access): Record<string, string[]>[] {
  if (can === 'anyone') return []
  return can === 'customer' ? [{ customerToken: [] }] : [{ token: [] }]
}

/** Every status of a refusal that this endpoint can return. */
export function refusalsOf(endpoint: Endpoint): number[] {
  const { method, can, query, refusals = [] } = endpoint
  // Every call needs the database, which may be unavailable.
  const statuses = new Set<number>([...refusals, 503])
  if (can !== 'anyone') statuses.add(401)
  if (isForOffice(endpoint)) statuses.add(403).add(429)
  if (query) statuses.add(400)
  // A body is also parsed where the call has none.
  if (method !== 'GET') statuses.add(400).add(413).add(415)
  return [...statuses].toSorted((one, other) => one - other)
}

function responseOf(status: number, schema: JsonSchema) {
  return {
    description: descriptions[status] ?? 'Refused',
    content: { 'application/json': { schema } },
  }
}

const fileResponse = {
  description: 'The file',
  content: {
    'application/octet-stream': { schema: { contentMediaType: 'application/octet-stream' } },
  },
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {} } = jsonSchemaOf(schema)
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: value,
  }))
}

function requestBodyOf(body: Body, { files = {}, takesJson }: Endpoint) {
  const requiredFiles = Object.keys(files).filter((name) => files[name]?.required !== undefined)
  const lists = Object.entries(files).map(([name, { most }]) => {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    return [name, { type: 'array', items: file, maxItems: most }]
  })
  const json = { 'application/json': { schema: formSchemaOf(body) } }
  if (lists.length === 0) return { required: true, content: json }
  const form = {
    'multipart/form-data': { schema: formSchemaOf(body, Object.fromEntries(lists), requiredFiles) },
  }
  return { required: true, content: takesJson ? { ...form, ...json } : form }
}

/** The JSON schema of a preprocessed field does not say whether the field may be absent, so each is tried. */
function formSchemaOf(body: Body, files: object = {}, requiredFiles: string[] = []) {
  const schemas = formsOf(body).map((form) => {
    const { required: _, ...schema } = jsonSchemaOf(form, 'input')
    const refused = Object.entries(form.shape).filter(([, field]) => !isOptional(field))
    const required = [...refused.map(([name]) => name), ...requiredFiles]
    return {
      ...schema,
      properties: { ...schema.properties, ...files },
      ...(required.length > 0 ? { required } : {}),
    }
  })
  return schemas.length === 1 ? schemas[0] : { anyOf: schemas }
}

function isOptional(field: z.core.$ZodType) {
  return z.safeParse(field, undefined).success
}

/** A field with a default is optional in the request and present after parsing. */
function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any', io })
  const required = json.required?.filter((name) => {
    const property = json.properties?.[name]
    return !(typeof property === 'object' && 'default' in property)
  })
  return { ...json, ...(required ? { required } : {}) }
}

/** `PUT /admin/products-edit/{id}` is `putAdminProductsEditId`. */
function operationIdOf({ method, path }: Endpoint) {
  const words = path.split(/[^\w]+/).filter((word) => word !== '')
  return (
    method.toLowerCase() +
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  )
}
