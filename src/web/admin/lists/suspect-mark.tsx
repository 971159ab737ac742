/** It has filled a field that people do not see. A person decides what it is. */
export function SuspectMark() {
  return (
    <span className="ml-2 inline-block rounded-sm bg-amber-wash px-1.5 align-[0.1em] text-xs font-semibold whitespace-nowrap text-amber">
      Suspected spam
    </span>
  )
}
