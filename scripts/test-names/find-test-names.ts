import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser'
import type { SourceFile } from '../import-rules/read-source.ts'

type TestName = { text: string; line: number }

const testFile = /\.(test|journey)\.ts$/

/** The names of the tests and of their groups in a file. A part that is computed stands as `…`. */
export function findTestNames({ path, text }: SourceFile): TestName[] {
  if (!testFile.test(path)) return []
  const names: TestName[] = []
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      const name = isTest(callee)
        ? given.map(textOf).find((found) => found !== undefined)
        : undefined
      const line = text.slice(0, start).split('\n').length
      if (name !== undefined) names.push({ text: name, line })
    },
  }).visit(parseSync(path, text).program)
  return names
}

/** `test`, `describe`, `testOnEachEngine`, and `test.skip` and the like. */
function isTest(callee: CallExpression['callee']): boolean {
  if (callee.type === 'Identifier') return /^(describe|it|suite|test([A-Z]\w*)?)$/.test(callee.name)
  return (
    callee.type === 'MemberExpression' && callee.object.type !== 'Super' && isTest(callee.object)
  )
}

function textOf(argument: Expression | { type: 'SpreadElement' }) {
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value
  if (argument.type !== 'TemplateLiteral') return undefined
  return argument.quasis.map(({ value }) => value.cooked ?? '').join('…')
}
