import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { siteProfileOf } from '#contract/company/shown-company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { findBrowser } from './find-browser.ts'
import { root } from './repository-root.mjs'

/**
 * Draws the icons and the picture that a shared link shows again, from the favicon and the site's
 * profile. They are committed: run this by hand where either has changed.
 */
const folder = join(root, 'src/web/public')
const [favicon, font] = await Promise.all([
  readFile(join(folder, 'favicon.svg'), 'utf8'),
  readFile(join(root, 'src/web/fonts/archivo.woff2'), 'base64'),
])
const mark = favicon.replace(/<style>.*<\/style>/, '')

const drawings = [
  { file: 'icon-192.png', width: 192, height: 192, body: iconOf(0.78) },
  { file: 'icon-512.png', width: 512, height: 512, body: iconOf(0.78) },
  // Launchers cut a mask out of it: all that matters lies within the inner 80 %.
  { file: 'icon-maskable-512.png', width: 512, height: 512, body: iconOf(0.5) },
  { file: 'share.png', width: 1200, height: 630, body: shareBody() },
]

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { file, width, height, body } of drawings) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(documentOf(body))
  await page.evaluate(() => document.fonts.ready)
  await writeFile(join(folder, file), await page.screenshot())
  await page.close()
}
await browser.close()

function documentOf(body: string) {
  return `<style>
    @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    * { margin: 0; box-sizing: border-box }
    body { width: 100vw; height: 100vh; background: #FBF8F3; color: #1C1712; font-family: Archivo }
  </style>${body}`
}

function iconOf(share: number) {
  return `<div style="height:100%;display:grid;place-items:center"><div style="width:${share * 100}%">${mark}</div></div>`
}

function shareBody() {
  const { company, tagline, address } = siteProfileOf(companyDefaults)
  return `<div style="height:100%;padding:90px 96px;display:flex;flex-direction:column;justify-content:space-between;border-top:18px solid #A8431A">
    <div style="width:128px">${mark}</div>
    <div>
      <p style="font-size:84px;font-weight:700;letter-spacing:-0.02em;line-height:1.05">${company}</p>
      <p style="margin-top:22px;font-size:36px;color:#5C5349">${tagline}</p>
    </div>
    <p style="padding-top:22px;border-top:2px solid #E3DBCF;font-size:28px;color:#5C5349">Computers, printers, projectors, panels, CCTV and UPS. ${address.city}</p>
  </div>`
}
