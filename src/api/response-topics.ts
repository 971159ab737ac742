import type { ProductTopic } from '#domain/products/product-topics.ts'

const topics = new WeakMap<object, readonly ProductTopic[]>()

/** Names what of the content a response contains, for the response cache. */
export function withTopics<Body extends object>(body: Body, contained: readonly ProductTopic[]) {
  topics.set(body, contained)
  return body
}

/** Undefined where nothing is named: then every change makes the response stale. */
export function topicsIn(body: object) {
  return topics.get(body)
}
