import { parseSync, Visitor, type EcmaScriptModule, type Program } from 'oxc-parser'

export type SourceFile = { path: string; text: string }

export type Import = { specifier: string; line: number; isType: boolean }

export type Source = {
  path: string
  imports: Import[]
  isBarrel: boolean
  /** Lines that read process.env. */
  environmentReads: number[]
  /** Lines that hand React a finished piece of HTML. */
  rawHtml: number[]
  syntaxError: string | undefined
}

export function readSource({ path, text }: SourceFile): Source {
  const { program, module, errors } = parseSync(path, text)
  const lineAt = lineCounter(text)
  const seen = visit(program, lineAt)
  return {
    path,
    imports: [...importsOf(module, text, lineAt), ...seen.typeImports],
    isBarrel: isBarrel(program),
    environmentReads: seen.environmentReads,
    rawHtml: seen.rawHtml,
    syntaxError: errors[0]?.message,
  }
}

type LineAt = (offset: number) => number

function lineCounter(text: string): LineAt {
  return (offset) => text.slice(0, offset).split('\n').length
}

function importsOf(module: EcmaScriptModule, text: string, lineAt: LineAt): Import[] {
  const imports = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const reexports = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? { specifier: moduleRequest.value, line: lineAt(start), isType } : [],
    ),
  )
  const dynamic = module.dynamicImports.map(({ start, moduleRequest }) => ({
    specifier: /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2],
    line: lineAt(start),
    isType: false,
  }))
  return [...imports, ...reexports, ...dynamic.filter(hasSpecifier)]
}

/** `import(someVariable)` points nowhere that could be read here. */
function hasSpecifier<T extends { specifier: string | undefined }>(
  found: T,
): found is T & { specifier: string } {
  return found.specifier !== undefined
}

function visit(program: Program, lineAt: LineAt) {
  const environmentReads: number[] = []
  const rawHtml: number[] = []
  const typeImports: Import[] = []
  new Visitor({
    MemberExpression({ object, property, start }) {
      if (nameOf(property) === 'env' && isProcess(object)) environmentReads.push(lineAt(start))
    },
    VariableDeclarator({ id, init, start }) {
      if (init && isProcess(init) && id.type === 'ObjectPattern')
        environmentReads.push(lineAt(start))
    },
    ImportDeclaration({ source, specifiers, start }) {
      if (!/^(node:)?process$/.test(source.value)) return
      if (
        specifiers.some((one) => one.type === 'ImportSpecifier' && nameOf(one.imported) === 'env')
      )
        environmentReads.push(lineAt(start))
    },
    JSXAttribute({ name, start }) {
      if (nameOf(name) === 'dangerouslySetInnerHTML') rawHtml.push(lineAt(start))
    },
    Property({ key, start }) {
      if (nameOf(key) === 'dangerouslySetInnerHTML') rawHtml.push(lineAt(start))
    },
    TSImportType({ source, start }) {
      typeImports.push({ specifier: source.value, line: lineAt(start), isType: true })
    },
  }).visit(program)
  return { environmentReads, rawHtml, typeImports }
}

type Named = { type: string; name?: unknown; value?: unknown; property?: unknown }

/** The name of an identifier, or the text of a literal: `process.env` and `process['env']` are one. */
function nameOf(node: Named) {
  return node.name ?? node.value
}

function isProcess(node: Named): boolean {
  if (node.type === 'MemberExpression') return nameOf(node.property as Named) === 'process'
  return node.type === 'Identifier' && node.name === 'process'
}

/** A file that says nothing of its own: imports, and exports of what others made. */
function isBarrel({ body }: Program) {
  const exportsOthers = body.some(
    (statement) =>
      statement.type === 'ExportAllDeclaration' || statement.type === 'ExportNamedDeclaration',
  )
  return exportsOthers && body.every(isPassedOn)
}

function isPassedOn(statement: Program['body'][number]) {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration === null
  return statement.type === 'ExportAllDeclaration' || statement.type === 'ImportDeclaration'
}
