/** Sections, and on a wide screen at their right those with facts, which stay in sight. */
export function PageColumns({
  facts,
  children,
}: {
  facts: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <div className="border-t border-hairline *:-mt-px xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] xl:gap-x-16">
      <div>{children}</div>
      <div className="self-start xl:sticky xl:top-16 xl:*:grid-cols-1!">{facts}</div>
    </div>
  )
}
