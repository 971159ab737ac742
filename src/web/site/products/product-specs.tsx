import { specParts } from './spec-parts.ts'

export function ProductSpecs({ specs }: { specs: string[] }) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specification" className="mt-6 md:mt-8">
      <h2 id="specification" className="text-xl font-bold tracking-tight">
        Specification
      </h2>
      <table className="spec-table mt-2" aria-labelledby="specification">
        <tbody>
          {specs.map((line, i) => (
            <SpecRow key={i} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SpecRow({ line }: { line: string }) {
  const { label, value } = specParts(line)
  return (
    <tr>
      {label && <th scope="row">{label}</th>}
      <td colSpan={label ? undefined : 2}>{value}</td>
    </tr>
  )
}
