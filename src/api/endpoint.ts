import type { ResponseOf, Calls, Route } from '#contract/call.ts'
import type { CallDefinition, CallDefinitions, EitherForm } from '#contract/call-definition.ts'
import type { z } from '#contract/schema.ts'
import type { Visitor } from '#domain/accounts/begin-account-session.ts'
import type { LiveSession } from '#domain/accounts/find-sessions.ts'
import type { App } from '#domain/app.ts'
import type { Administrator } from '#domain/audit/actor.ts'
import type { CustomerSession } from '#domain/customers/customer-sessions.ts'
import type { Upload } from '#platform/files/upload.ts'

type Sent = {
  /** The header Idempotency-Key, which identifies repeats of a call. */
  key: string | undefined
  /** From the cookie of a customer who has sent a form of a page. */
  customerToken: string | undefined
}

/** The caller, as `can` has determined it. */
type Caller<Can> = Visitor & Sent & KnownCaller<Can>

type KnownCaller<Can> = Can extends 'anyone'
  ? object
  : Can extends 'customer'
    ? { customerSession: CustomerSession }
    : { session: LiveSession; by: Administrator }

type Parsed<Schema> = Schema extends z.ZodObject
  ? z.output<Schema>
  : Schema extends EitherForm<infer With, infer Without>
    ? z.output<With> | z.output<Without>
    : undefined

type Uploads<Files> = { [Name in keyof Files]: Upload[] }

type PartOf<Definition, Name extends keyof CallDefinition> = Definition extends {
  [Part in Name]: infer Schema
}
  ? Schema
  : undefined

type CallRequest<Definition, Can> = {
  caller: Caller<Can>
  params: Parsed<PartOf<Definition, 'params'>>
  query: Parsed<PartOf<Definition, 'query'>>
  body: Parsed<PartOf<Definition, 'body'>>
  files: Uploads<PartOf<Definition, 'files'>>
}

type UseCases<
  Definitions extends CallDefinitions<keyof Definitions>,
  Routes extends Record<keyof Definitions, Route>,
> = {
  [Name in keyof Definitions]: (
    app: App,
    request: CallRequest<Definitions[Name], Routes[Name]['can']>,
  ) => Promise<ResponseOf<Definitions[Name]>>
}

/** A call in the table. The compiler has checked its parts where they were bound. */
export type Endpoint = Route &
  CallDefinition & { run: (app: App, request: never) => Promise<object> }

/** Its path as the router writes parameters. */
export function routeOf({ path }: Pick<Route, 'path'>) {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Binds a use case to each call of a feature. A missing one, or one with another result, does not compile. */
export function endpointsOf<
  Definitions extends CallDefinitions<keyof Definitions>,
  Routes extends Record<keyof Definitions, Route>,
>(
  calls: Routes & Calls<Definitions>,
  definitions: Definitions,
  useCases: UseCases<Definitions, Routes>,
): Endpoint[] {
  const endpoints: Endpoint[] = []
  for (const name in definitions) {
    const definition: CallDefinition = definitions[name]
    endpoints.push({ ...calls[name], ...definition, run: useCases[name] })
  }
  return endpoints
}
