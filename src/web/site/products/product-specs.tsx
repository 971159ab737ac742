import { WholeFigures } from '../../ui/products/whole-figures.tsx'
import type { SpecRow } from './product-page-texts.ts'

/** On paper so many stand in two columns, to fit one sheet. */
const manySpecs = 20
const onPaper = 'print:columns-2 print:gap-8 print:text-xs print:leading-tight'

export function ProductSpecs({ rows }: { rows: SpecRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="specification" className="mt-6 md:mt-8 print:mt-3 print:clear-both">
      <h2 id="specification" className="text-xl font-bold tracking-tight">
        Specification
      </h2>
      <div className={`mt-2 ${rows.length > manySpecs ? onPaper : ''}`}>
        <table className="spec-table" aria-labelledby="specification">
          <tbody>
            {rows.map(({ label, parts }, i) => (
              <tr key={i}>
                {label && <th scope="row">{label}</th>}
                <td colSpan={label ? undefined : 2}>
                  <WholeFigures parts={parts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
