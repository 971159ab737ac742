import type { Letter } from '#contract/letters/letter.ts'
import { ColumnHead } from '../tables/column-head.tsx'
import { bodyLook, headLook, tableLook } from '../tables/table-looks.ts'
import { LetterRow } from './letter-row.tsx'
import type { LetterRowProps } from './letter-row.tsx'

type LetterRowsProps = Omit<LetterRowProps, 'letter'> & { letters: Letter[] }

/** A table where there is room, and cards of the same rows where there is none: hence the roles. */
export function LetterRows({ letters, ...rest }: LetterRowsProps) {
  return (
    <table role="table" aria-label="Letters" className={tableLook}>
      <thead role="rowgroup" className={headLook}>
        <tr role="row">
          <ColumnHead text="Letter" />
          <ColumnHead text="Recipient" />
          <ColumnHead text="State" />
          <ColumnHead text="Attempts" className="text-right" />
          <ColumnHead text="Next try or last error" />
          <ColumnHead text="Date" />
          <ColumnHead text="Actions" className="text-right" />
        </tr>
      </thead>
      <tbody role="rowgroup" className={bodyLook}>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} {...rest} />
        ))}
      </tbody>
    </table>
  )
}
