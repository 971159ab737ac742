type Change = { column: string; before: string | null; after: string }

/** What a row of a file changes, cell by cell: a value in place of another, or one that is added. */
export function CellChanges({ changes }: { changes: Change[] }) {
  return changes.map(({ column, before, after }) => (
    <p key={`${column} ${after}`} className="whitespace-pre-line wrap-anywhere">
      <span className="text-ink-soft">{column}:</span>{' '}
      {before !== null && (
        <>
          <del>{before || 'nothing'}</del>{' '}
        </>
      )}
      <ins className="font-semibold no-underline">{after || 'nothing'}</ins>
    </p>
  ))
}
