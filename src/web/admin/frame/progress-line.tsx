import { useNavigation } from 'react-router'

/** Only when something takes longer than a blink: it fades in after a fifth of a second. */
export function ProgressLine() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      className="fixed inset-x-0 top-0 z-30 h-0.5 overflow-hidden bg-action/20 opacity-100 transition-opacity delay-200 duration-150 starting:opacity-0"
      aria-hidden="true"
    >
      <div className="h-full w-1/3 animate-[office-progress_1.1s_ease-in-out_infinite] bg-action" />
    </div>
  )
}
