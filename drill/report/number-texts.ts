export function secondsText(milliseconds: number) {
  if (milliseconds === Infinity) return 'never'
  return `${(milliseconds / 1000).toFixed(milliseconds < 1000 ? 2 : 1)} s`
}

export function countText(count: number) {
  return count.toLocaleString('en')
}
