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

/** Any text becomes 256 bits. A fast hash is enough, since the key is random. */
function keyFrom(text: string) {
  return Buffer.from(hkdfSync('sha256', text, '', 'tamarind secrets', 32))
}
