import { siteProfile } from '#contract/site/site-profile.ts'

export function enquiryAddress({ name, modelNo }: { name: string; modelNo: string }) {
  const about = modelNo === '' ? name : `${name} (${modelNo})`
  return `mailto:${siteProfile.email}?subject=${encodeURIComponent(`Enquiry about ${about}`)}`
}
