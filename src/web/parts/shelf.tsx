export function Shelf({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="mt-8 border-t border-hairline pt-3">
      <h2 className="text-xl font-bold tracking-tight">{name}</h2>
      <div className="mt-3 space-y-3">{children}</div>
    </section>
  )
}
