import { useSyncExternalStore } from 'react'
import { timeText } from '../../ui/format.ts'
import { ageText } from './age-text.ts'

const minute = 60_000

/** How long ago something came, which grows while one looks at it. */
export function Age({ at }: { at: string }) {
  const now = useSyncExternalStore(everyMinute, currentMinute) * minute
  return (
    <time dateTime={at} title={timeText(at)} className="row-age">
      {ageText(at, now)}
    </time>
  )
}

/** The same with the time itself, below it where there is room. */
export function AgeAndTime({ at }: { at: string }) {
  return (
    <>
      <Age at={at} />
      <time dateTime={at}>{timeText(at)}</time>
    </>
  )
}

function currentMinute() {
  return Math.floor(Date.now() / minute)
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}
