/** As a new document. A reload would be taken for one by the router, which the frame prevents. */
export function openAgain() {
  location.replace(`${location.pathname}${location.search}`)
}
