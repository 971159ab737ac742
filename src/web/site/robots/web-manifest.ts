import { siteProfile } from '#contract/site/site-profile.ts'

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

/** What a phone needs to put the site on its first screen. */
export function webManifest() {
  return JSON.stringify({
    id: '/',
    name: siteProfile.company,
    short_name: siteProfile.shortName,
    description: siteProfile.tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#FBF8F3',
    theme_color: '#FBF8F3',
    icons,
  })
}
