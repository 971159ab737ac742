/** Replaces a part of the page that has nothing to show. */
export function PartSays({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      className={`flex items-center justify-center px-4 py-12 text-center font-semibold ${className}`}
    >
      {text}
    </p>
  )
}
