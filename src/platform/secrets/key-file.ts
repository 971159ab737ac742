import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { StartError } from '../start-error.ts'
import { messageOf, textField } from '../unknown-fields.ts'

const keyBytes = 32

/** The key of this site, created the first time. If two processes create it at once, both use the first one. */
export function keyInFile(dataDir: string): Buffer {
  const path = join(dataDir, 'secret.key')
  try {
    return readKey(path) ?? makeKey(dataDir, path)
  } catch (error) {
    if (textField(error, 'kind') === 'start-error') throw error
    throw new StartError(`${path} cannot be read or made: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

/** `link` creates the file with its whole content and never replaces another; writing and renaming do not ensure both. */
function makeKey(dataDir: string, path: string): Buffer {
  makeFolder(dataDir)
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    writeDurably(draft, `${randomBytes(keyBytes).toString('base64url')}\n`)
    linkSync(draft, path)
  } catch (error) {
    if (textField(error, 'code') !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const made = readKey(path)
  if (!made) throw new Error('it is gone again')
  return made
}

function writeDurably(path: string, text: string) {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function readKey(path: string): Buffer | undefined {
  const text = readIfThere(path)
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes) {
    throw new StartError(`${path} holds no key. Put the old one back, or delete the file.`)
  }
  return key
}

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (textField(error, 'code') === 'ENOENT') return undefined
    throw error
  }
}
