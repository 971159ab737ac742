import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './repository-root.mjs'

export type Ended = { ok: boolean; output: string }

type Options = { env?: Record<string, string | undefined>; signal?: AbortSignal }

/** Runs a program of node_modules/.bin (or of the machine) and returns its output. */
export async function runTool(name: string, args: string[], options: Options = {}): Promise<Ended> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...options.env, PATH: path },
    signal: options.signal,
    // Windows starts the .cmd files of node_modules/.bin only through its shell.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }))
    child.on('close', (code) => {
      resolve({ ok: code === 0, output: stripVTControlCharacters(output) })
    })
  })
}
