export function ProductDescription({ text }: { text: string }) {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="description" className="mt-6 md:mt-8 print:mt-3">
      <h2 id="description" className="text-xl font-bold tracking-tight">
        Description
      </h2>
      {paragraphs.map((paragraph, i) => (
        <p key={i} className="mt-2 max-w-prose wrap-anywhere print:mt-1 print:max-w-none">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
