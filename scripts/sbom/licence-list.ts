import { bundledWorks } from './bundled-works.ts'
import type { ProductionPackage } from './production-packages.ts'

/** The list for people: every package once a version, by name. */
export function licenceListOf([product, ...packages]: ProductionPackage[]) {
  const lines = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  )
  const works = bundledWorks.map(
    ({ path, name, version, licence }) => `| \`${path}\` | ${name} | ${version} | ${licence} |`,
  )
  return [
    '# Licences of production packages',
    '',
    `${product?.name} itself is ${product?.licence}. Some packages hold binaries for one platform, and are installed on that platform alone. \`npm run sbom\` writes this page.`,
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...new Set(lines.toSorted()),
    '',
    '## Files made from other packages',
    '',
    'The texts of these licences are beside the files.',
    '',
    '| file | made from | version | licence |',
    '|---|---|---|---|',
    ...works,
    '',
  ].join('\n')
}
