import type { Permission } from './accounts/permissions.ts'
import type { CallDefinition, CallDefinitions, EitherForm } from './call-definition.ts'
import type { z } from './schema.ts'

/** Who may call: everybody, a signed-in customer, or an administrator whose role has the permission. */
export type Access = 'anyone' | 'customer' | Permission

/** How a call is reached, and by whom. `can` has no default: a call without it does not compile. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with parameters as `{id}`. */
  path: string
  can: Access
}

declare const definition: unique symbol

/** The definition is a type alone, so a page that calls does not load zod (20 KB). */
export type Call<Definition = CallDefinition> = Route & { readonly [definition]?: Definition }

export type Calls<Definitions> = { [Name in keyof Definitions]: Call<Definitions[Name]> }

/** The calls of a feature: a route for each definition. */
export function callsOf<Definitions extends CallDefinitions>() {
  return <const Routes extends Record<keyof Definitions, Route>>(
    routes: Routes & Calls<Definitions> & Record<Exclude<keyof Routes, keyof Definitions>, never>,
  ) => routes
}

/** What a caller sends: the parameters of the path with the query or the fields of the body. */
export type InputOf<Definition> = object &
  ParamsInput<Definition> &
  QueryInput<Definition> &
  BodyInput<Definition>

type ParamsInput<Definition> = Definition extends { params: infer Params extends z.ZodObject }
  ? z.input<Params>
  : object

/** As the schema gives it: a number, where the address holds its digits. */
type QueryInput<Definition> = Definition extends { query: infer Query extends z.ZodObject }
  ? z.output<Query>
  : object

type BodyInput<Definition> = Definition extends { files: object }
  ? { form: FormData }
  : Definition extends { body: infer Body }
    ? InputOfForm<Body>
    : object

type InputOfForm<Body> =
  Body extends EitherForm<infer With, infer Without>
    ? z.input<With> | z.input<Without>
    : z.input<Body>

export type ResponseOf<Definition> = Definition extends {
  response: infer Response extends z.ZodObject
}
  ? z.output<Response>
  : never

/** The API sends nothing under `success` that its schema does not hold: that is where the type is checked. */
export function isResponseOf<Definition>(
  _call: Call<Definition>,
  value: unknown,
): value is ResponseOf<Definition> {
  // The sign-in page of a network responds with 200 too.
  return Object(value).success === true
}
