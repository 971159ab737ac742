type Size = { width: number; height: number }
type Spot = { x: number; y: number }

/** The size in which the whole picture fills the box; a small one is shown at twice its size. */
export function sizeWithin(picture: Size, box: Size): Size {
  const scale = Math.min(box.width / picture.width, box.height / picture.height, 2)
  return { width: picture.width * scale, height: picture.height * scale }
}

/**
 * How wide the picture is drawn when it is enlarged: as wide as its file, or twice as wide as
 * before where the file has little more to show. And how far the box is scrolled then, so that
 * what was at `spot` of the box stays there.
 */
export function enlargedView(picture: Size, box: Size, spot: Spot) {
  const whole = sizeWithin(picture, box)
  const width = Math.max(picture.width, whole.width * 2)
  const height = (width * picture.height) / picture.width
  const across = shareOf(spot.x, box.width, whole.width)
  const down = shareOf(spot.y, box.height, whole.height)
  return { width, left: across * width - spot.x, top: down * height - spot.y }
}

/** Where on the picture, from 0 to 1: it stands in the middle of the box. */
function shareOf(at: number, box: number, picture: number) {
  return Math.min(1, Math.max(0, (at - (box - picture) / 2) / picture))
}
