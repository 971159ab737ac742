/** Above the emptied form. */
export function FormReceived({ text, reference }: { text: string; reference: string | undefined }) {
  if (!reference) return null
  return (
    <div
      data-answer
      tabIndex={-1}
      role="status"
      className="mb-5 border-l-4 border-leaf bg-leaf-wash px-4 py-3 outline-none"
    >
      <p className="font-semibold text-pretty text-leaf">{text}</p>
      <p className="text-sm">
        Your reference is <strong className="whitespace-nowrap tabular-nums">{reference}</strong>.
      </p>
    </div>
  )
}
