/** Both engines bound how many values one statement takes. */
const atOnce = 500

export function* inBatches<Value>(values: Value[]) {
  for (let from = 0; from < values.length; from += atOnce) yield values.slice(from, from + atOnce)
}
