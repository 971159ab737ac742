type PageColumnsProps = {
  /** A section before the facts: on a phone they would come too late after all of them. */
  first?: React.ReactNode
  facts: React.ReactNode
  children: React.ReactNode
}

/** Sections, and on a wide screen at their right those with facts, which stay in sight. */
export function PageColumns({ first, facts, children }: PageColumnsProps) {
  return (
    <div className="border-t border-hairline *:-mt-px xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-16">
      {first ? <div>{first}</div> : <div>{children}</div>}
      <div className="self-start xl:sticky xl:top-16 xl:row-span-2 xl:*:grid-cols-1!">{facts}</div>
      {first && <div>{children}</div>}
    </div>
  )
}
