import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository-root.mjs'
import { isAccepted } from './sbom/accepted-licences.ts'
import { bundledWorks } from './sbom/bundled-works.ts'
import { cycloneDxOf } from './sbom/cyclonedx.ts'
import { licenceListOf } from './sbom/licence-list.ts'
import { productionPackages } from './sbom/production-packages.ts'

/** `npm run sbom`: the software bill of materials and the licence list, without any network. */
const packages = productionPackages()
mkdirSync(join(root, 'build'), { recursive: true })
write('build/sbom.cdx.json', `${JSON.stringify(cycloneDxOf(packages), undefined, 2)}\n`)
write('docs/licences.md', licenceListOf(packages))
const refused = [...packages, ...bundledWorks].filter(({ licence }) => !isAccepted(licence))
for (const { name, version, licence } of refused) {
  console.error(
    `${name} ${version}: licence ${licence || 'missing'} is not in accepted-licences.ts`,
  )
}
process.exitCode = refused.length > 0 ? 1 : 0

function write(path: string, text: string) {
  writeFileSync(join(root, path), text)
  console.log(`${path}: ${packages.length - 1} packages`)
}
