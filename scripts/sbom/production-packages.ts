import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../repository-root.mjs'

type LockedPackage = {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

type Lockfile = { name: string; version: string; packages: Record<string, LockedPackage> }

export type ProductionPackage = {
  /** Below the repository, as the lockfile has it. The product itself is ''. */
  path: string
  name: string
  version: string
  /** An SPDX expression, or '' where the package names none. */
  licence: string
  /** Needed on some kinds of machine only. */
  isOptional: boolean
  integrity: string | undefined
  /** The paths of the packages that it depends on. */
  dependsOn: string[]
}

/**
 * Everything that is installed without development tools, on any kind of machine, and the product
 * itself first. From the lockfile, since `npm sbom --omit dev` also leaves out what production and
 * development have in common: zod, nodemailer and 41 others.
 */
export function productionPackages(): ProductionPackage[] {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  return Object.entries(lockfile.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, locked]) => packageOf(lockfile, path, locked))
}

function packageOf({ packages }: Lockfile, path: string, locked: LockedPackage) {
  const { dependencies, optionalDependencies, peerDependencies } = locked
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const paths = names.flatMap((name) => resolved(packages, path, name) ?? [])
  return {
    path,
    name: locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: locked.version ?? '',
    licence: licenceOf(path, locked),
    isOptional: locked.optional === true,
    integrity: locked.integrity,
    dependsOn: paths.filter((found) => !packages[found]?.dev),
  }
}

/** As Node looks for it: beside the package first, then further up. */
function resolved(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  const beside = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (packages[beside]) return beside
  if (from === '') return undefined
  const up = from.lastIndexOf('/node_modules/')
  return resolved(packages, up < 0 ? '' : from.slice(0, up), name)
}

/** What is installed says it itself. Parts for other kinds of machine are not, and the lockfile does. */
function licenceOf(path: string, { license }: LockedPackage) {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return license ?? ''
  const installed = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  if (typeof installed.license === 'string') return installed.license
  return readLicences[path.slice(path.lastIndexOf('node_modules/'))] ?? ''
}

/** Of packages that name none and have its text beside them. */
const readLicences: Record<string, string> = {
  // Its LICENSE is the MIT licence.
  'node_modules/png-js': 'MIT',
}
