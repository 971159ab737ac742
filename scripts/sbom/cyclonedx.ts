import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../repository-root.mjs'
import { bundledWorks } from './bundled-works.ts'
import type { ProductionPackage } from './production-packages.ts'

/** The list in CycloneDX 1.6. The same packages give the same text: it names no time and no machine. */
export function cycloneDxOf([product, ...packages]: ProductionPackage[]) {
  if (product === undefined) throw new Error('The lockfile does not name the product')
  const all = [product, ...packages]
  const references = new Map(all.map((one) => [one.path, referenceOf(one)]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(all))}`,
    version: 1,
    metadata: { component: { ...componentOf(product), type: 'application' } },
    components: [...packages.map(componentOf), ...bundledWorks.map(workOf)],
    dependencies: all.map((one) => ({
      ref: referenceOf(one),
      dependsOn: [...new Set(one.dependsOn.map((path) => references.get(path)))],
    })),
  }
}

function componentOf(one: ProductionPackage) {
  const { name, version, licence, isOptional, integrity } = one
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': referenceOf(one),
    ...(scope ? { group: scope } : {}),
    name: bare,
    version,
    scope: isOptional ? 'optional' : 'required',
    ...(integrity ? { hashes: hashesOf(integrity) } : {}),
    licenses: licensesOf(licence),
    purl: purlOf(one),
  }
}

function workOf({ path, name, version, licence }: (typeof bundledWorks)[number]) {
  const content = createHash('sha512')
    .update(readFileSync(join(root, path)))
    .digest('hex')
  return {
    type: 'file',
    'bom-ref': path,
    name: path,
    version,
    scope: 'required',
    description: `Made from ${name}`,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: licensesOf(licence),
  }
}

function licensesOf(licence: string) {
  if (licence === '') return []
  return [/ (AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }]
}

/** One version may be installed in several places. */
function referenceOf(one: ProductionPackage) {
  return one.path === '' ? purlOf(one) : `${purlOf(one)}#${one.path}`
}

function purlOf({ name, version }: ProductionPackage) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function hashesOf(integrity: string) {
  return integrity.split(' ').map((hash) => {
    const [algorithm = '', digest = ''] = hash.split(/-(.*)/)
    const content = Buffer.from(digest, 'base64').toString('hex')
    return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content }
  })
}

/** A UUID of version 8, which is for those that are computed (RFC 9562). */
function uuidOf(text: string) {
  const hash = createHash('sha256').update(text).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return [...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}
