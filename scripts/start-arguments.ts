import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository-root.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** What `npm start` gives to Node. Compiled code is cached for the flags it was compiled under. */
export const startArguments = scripts.start.split(' ').slice(1)
