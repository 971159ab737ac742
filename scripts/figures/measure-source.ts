import { parseSync, Visitor, type IfStatement, type TSType } from 'oxc-parser'
import type { SourceFile } from '../import-rules/read-source.ts'

type Measured = {
  lines: number
  /** Of statements within one function, as oxlint's max-depth counts them. */
  deepestNesting: number
  /** `as` other than `as const`. */
  casts: number
}

export function measureSource({ path, text }: SourceFile): Measured {
  const { program } = parseSync(path, text)
  let casts = 0
  const nesting = nestingMeter()
  new Visitor({
    ...nesting.visits,
    TSAsExpression({ typeAnnotation }) {
      if (!isConst(typeAnnotation)) casts++
    },
    TSTypeAssertion() {
      casts++
    },
  }).visit(program)
  return { lines: text.split('\n').length - 1, deepestNesting: nesting.deepest(), casts }
}

function isConst(type: TSType) {
  if (type.type !== 'TSTypeReference') return false
  return type.typeName.type === 'Identifier' && type.typeName.name === 'const'
}

function nestingMeter() {
  const depths = [0]
  const elseIfs = new Set<IfStatement>()
  let deepest = 0
  const enter = () => {
    const depth = (depths.pop() ?? 0) + 1
    depths.push(depth)
    deepest = Math.max(deepest, depth)
  }
  const leave = () => void depths.push((depths.pop() ?? 0) - 1)
  const enterFunction = () => void depths.push(0)
  const leaveFunction = () => void depths.pop()
  const visits = {
    IfStatement(statement: IfStatement) {
      // "else if" continues its chain at the same depth.
      if (statement.alternate?.type === 'IfStatement') elseIfs.add(statement.alternate)
      if (!elseIfs.has(statement)) enter()
    },
    'IfStatement:exit'(statement: IfStatement) {
      if (!elseIfs.has(statement)) leave()
    },
    ForStatement: enter,
    'ForStatement:exit': leave,
    ForInStatement: enter,
    'ForInStatement:exit': leave,
    ForOfStatement: enter,
    'ForOfStatement:exit': leave,
    WhileStatement: enter,
    'WhileStatement:exit': leave,
    DoWhileStatement: enter,
    'DoWhileStatement:exit': leave,
    SwitchStatement: enter,
    'SwitchStatement:exit': leave,
    TryStatement: enter,
    'TryStatement:exit': leave,
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leaveFunction,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leaveFunction,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leaveFunction,
  }
  return { visits, deepest: () => deepest }
}
