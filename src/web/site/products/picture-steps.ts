/** The picture that a key leads to, of `count`; after the last comes the first. */
export function pictureAfterKey(key: string, current: number, count: number) {
  switch (key) {
    case 'ArrowLeft':
      return pictureAfter(current, -1, count)
    case 'ArrowRight':
      return pictureAfter(current, 1, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

export function pictureAfter(current: number, step: -1 | 1, count: number) {
  return (current + step + count) % count
}
