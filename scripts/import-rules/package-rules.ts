import type { SourceFile } from './layers.ts'
import { isLight, type Verdict } from './import-rules.ts'

const pages = /^(react|react-dom|react-router|@react-router\/[^/]+|@base-ui\/[^/]+)(\/|$)/
const http = /^(fastify|@fastify\/[^/]+)(\/|$)/

/** Which npm packages a layer may not import. */
export function judgePackage(
  from: SourceFile,
  specifier: string,
  isType: boolean,
): Verdict | undefined {
  if (isLight(from) && !from.isTest && /^zod(\/|$)/.test(specifier))
    return {
      rule: 'zod-in-plain-file',
      advice: 'put the schema into a *-form.ts, *-query.ts, *-responses.ts or *-definitions.ts',
    }
  if (!from.layer || !['contract', 'platform', 'domain'].includes(from.layer)) return undefined
  if (pages.test(specifier))
    return { rule: 'react-below-web', advice: `${from.layer} makes no markup; move this to web` }
  if (!http.test(specifier) || (isType && from.path.startsWith('src/platform/http/')))
    return undefined
  return {
    rule: 'fastify-below-api',
    advice: 'only platform/http may import its types; requests belong in api and server',
  }
}
