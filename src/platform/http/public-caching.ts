/**
 * `Cache-Control` of responses that are the same for everybody. Browsers revalidate them each time;
 * a cache in front of the server may show one for a second, and for a day while the server is away.
 * Without `stale-while-revalidate`: its seconds would be added to the one after which a change is seen (039).
 */
export const publicCaching = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
