import { figureParts } from '#contract/products/figure-parts.ts'
import { specParts } from '#contract/products/spec-parts.ts'
import { WholeFigures } from '../../ui/products/whole-figures.tsx'

/** On paper so many stand in two columns, to fit one sheet. */
const manySpecs = 20
const onPaper = 'print:columns-2 print:gap-8 print:text-xs print:leading-tight'

export function ProductSpecs({ specs }: { specs: string[] }) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specification" className="mt-6 md:mt-8 print:mt-3 print:clear-both">
      <h2 id="specification" className="text-xl font-bold tracking-tight">
        Specification
      </h2>
      <div className={`mt-2 ${specs.length > manySpecs ? onPaper : ''}`}>
        <table className="spec-table" aria-labelledby="specification">
          <tbody>
            {specs.map((line, i) => (
              <SpecRow key={i} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function SpecRow({ line }: { line: string }) {
  const { label, value } = specParts(line)
  return (
    <tr>
      {label && <th scope="row">{label}</th>}
      <td colSpan={label ? undefined : 2}>
        <WholeFigures parts={figureParts(value)} />
      </td>
    </tr>
  )
}
