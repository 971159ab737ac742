import { hkdfSync } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { aesSecrets } from './aes-secrets.ts'
import { keyInFile } from './key-file.ts'
import type { Secrets } from './secrets.ts'

export function openSecrets({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): Secrets {
  return aesSecrets(secretKey === undefined ? keyInFile(dataDir) : keyFrom(secretKey))
}

/** Any text of some length becomes 256 bits. Not slowly: it is random, not made up by a person. */
function keyFrom(text: string) {
  return Buffer.from(hkdfSync('sha256', text, '', 'tamarind secrets', 32))
}
