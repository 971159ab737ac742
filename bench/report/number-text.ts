export function perSecondText(rate: number) {
  return `${Math.round(rate).toLocaleString('en')}/s`
}

export function millisecondsText(milliseconds: number) {
  return `${milliseconds < 100 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
}

export function megabytesText(bytes: number) {
  return `${Math.round(bytes / 1e6)} MB`
}

export function kilobytesText(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`
}

export function sizeText({ products }: { products: number }) {
  return `${products.toLocaleString('en')} products`
}
