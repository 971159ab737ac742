import { defineConfig } from '@playwright/test'

/**
 * Each window of a whole Chromium makes two pages for its address bar, which nobody sees here and
 * which cost as much as the window. The browser reads the last such list alone: the other names are
 * Playwright's own.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/journeys/prepare-shop.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // What comes at once on a machine of its own takes seconds where others work too.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.JOURNEY_BROWSER,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page of a journey lives long enough to gain what its optimised code costs.
        '--js-flags=--no-turbofan,--no-maglev',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
  // Each screen is walked through in both. What does not depend on the width is tagged @once; what
  // needs a mouse or a finger has its screen to itself.
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1366, height: 768 } },
      grepInvert: /@finger/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grepInvert: /@once|@mouse/,
    },
  ],
})
