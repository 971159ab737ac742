import { siteProfile } from '#contract/site/site-profile.ts'
import { day } from '#platform/clock/clock.ts'
import type { Web } from '../../app-context.ts'

/** RFC 9116 recommends less than a year. */
const validFor = 180 * day

/** Where to report a vulnerability, for programs and for people: RFC 9116. */
export function securityText({ app, publicUrl }: Web) {
  const expires = new Date(app.clock.now().getTime() + validFor).toISOString()
  const lines = [
    `Contact: mailto:${siteProfile.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/.well-known/security-policy.txt`,
  ]
  return `${lines.join('\n')}\n`
}

export function securityPolicyText() {
  const { company, email } = siteProfile
  return `How to report a vulnerability of this site to ${company}

Write to ${email}. Say what you did, what the site answered, and what somebody
could do with it. You will hear from a person within three working days.

Please do not publish it before it is fixed. Please do not read, change or
delete data of other people, and do not slow the site down.
`
}
