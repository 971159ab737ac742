import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runTool } from './run-tool.ts'

/** The shell without a window first: the journeys take an eighth less time with it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** Where the makers' installers put it off the PATH. */
const installedPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The machine's own; else Playwright's, fetched once; else, as root on Debian, its package. */
export async function findBrowser(): Promise<string | undefined> {
  return (await machineBrowser()) ?? (await playwrightBrowser()) ?? (await debianBrowser())
}

async function machineBrowser(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of [...paths, ...installedPaths]) if (await runs(path)) return path
  return undefined
}

async function playwrightBrowser(): Promise<string | undefined> {
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    console.log('Fetching a browser (once) …')
    await runTool('playwright', ['install', '--no-shell', 'chromium'])
  }
  return (await runs(path)) ? path : undefined
}

async function debianBrowser(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Installing Debian's browser (once) …")
  await runTool('apt-get', ['update'])
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok } = await runTool('apt-get', ['install', '-y', '--no-install-recommends', name])
    if (ok) break
  }
  return machineBrowser()
}

/** Ubuntu's chromium is a stub without its snap, and Playwright's may lack system libraries. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  // On Windows, asked for its version, Chrome opens a window.
  if (process.platform === 'win32') return true
  const { ok } = await runTool(path, ['--version'])
  return ok
}
