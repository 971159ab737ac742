import type { SpecValues } from '#contract/specifications/spec-kinds.ts'

type Amount = number | { least?: number; most?: number }

/** What every product that answers a need must be. */
export type Wanted = {
  category?: string
  /** Words of which its name, model or lines have at least one. */
  has?: RegExp
  least?: number
  most?: number
  isInStock?: true
  specs?: {
    [Kind in keyof SpecValues]?: SpecValues[Kind] extends string | undefined ? string[] : Amount
  }
}

/** A need is what somebody types who wants to buy, and what must be true of the answers. By hand. */
export const buyingNeeds: Record<string, Wanted> = {
  // Prices.
  'laptop under 60000': { category: 'Laptops', most: 60_000 },
  'laptops below 50000': { category: 'Laptops', most: 50_000 },
  'laptop less than 1 lakh': { category: 'Laptops', most: 100_000 },
  'laptop upto 70k': { category: 'Laptops', most: 70_000 },
  'laptop up to ₹65,000': { category: 'Laptops', most: 65_000 },
  'laptop 50000 to 80000': { category: 'Laptops', least: 50_000, most: 80_000 },
  'laptop between 50k and 90k': { category: 'Laptops', least: 50_000, most: 90_000 },
  'laptop 50-80k': { category: 'Laptops', least: 50_000, most: 80_000 },
  'laptop above 1 lakh': { category: 'Laptops', least: 100_000 },
  'laptop over 1.2 lakhs': { category: 'Laptops', least: 120_000 },
  'laptop around 60000': { category: 'Laptops', least: 48_000, most: 72_000 },
  'laptop within 55000': { category: 'Laptops', most: 55_000 },
  'laptop 60k budget': { category: 'Laptops', most: 60_000 },
  'budget 45000 laptop': { category: 'Laptops', most: 45_000 },
  'laptop in 50000': { category: 'Laptops', most: 50_000 },
  'laptop rs 50000': { category: 'Laptops', most: 50_000 },
  'laptop 50000 tak': { category: 'Laptops', most: 50_000 },
  'notebook under 60k': { category: 'Laptops', most: 60_000 },
  'desktop under 50000': { category: 'Desktops', most: 50_000 },
  'pc below 40k': { category: 'Desktops', most: 40_000 },
  'desktop less than 60,000': { category: 'Desktops', most: 60_000 },
  'all in one desktop under 1 lakh': { category: 'Desktops', has: /all-in-one/i, most: 100_000 },
  'printer under 15000': { category: 'Printers', most: 15_000 },
  'printers below 20000': { category: 'Printers', most: 20_000 },
  'printer 10000 to 20000': { category: 'Printers', least: 10_000, most: 20_000 },
  'laser printer under 20k': { category: 'Printers', has: /laser/i, most: 20_000 },
  'ink tank printer below 15000': { category: 'Printers', has: /ink tank/i, most: 15_000 },
  'printer above 50000': { category: 'Printers', least: 50_000 },
  'projector under 50000': { category: 'Projectors', most: 50_000 },
  'projector under 1 lakh': { category: 'Projectors', most: 100_000 },
  'projector 40k to 80k': { category: 'Projectors', least: 40_000, most: 80_000 },
  'ups under 6000': { category: 'UPS Systems', most: 6000 },
  'ups below 5000': { category: 'UPS Systems', most: 5000 },
  'ups less than ₹10000': { category: 'UPS Systems', most: 10_000 },
  'inverter under 10000': { category: 'UPS Systems', most: 10_000 },
  'scanner under 10000': { category: 'Scanners', most: 10_000 },
  'scanner below 40000': { category: 'Scanners', most: 40_000 },
  'document scanner under 40k': { category: 'Scanners', most: 40_000 },
  'cctv under 5000': { category: 'CCTV Systems', most: 5000 },
  'camera below 10000': { category: 'CCTV Systems', most: 10_000 },
  'smart board under 1.5 lakh': { category: 'Interactive Panels', most: 150_000 },
  'interactive panel under 2 lakhs': { category: 'Interactive Panels', most: 200_000 },
  'touch panel below 1 lakh': { category: 'Interactive Panels', most: 100_000 },
  'webcam under 5000': { category: 'Accessories', has: /Webcam\n/, most: 5000 },
  'monitor under 15000': { category: 'Accessories', has: /Monitor\n/, most: 15_000 },
  'keyboard mouse under 2000': { category: 'Accessories', has: /keyboard and mouse/i, most: 2000 },
  'headset below 3000': { category: 'Accessories', has: /headset/i, most: 3000 },
  'kaveri laptop under 70000': { category: 'Laptops', has: /kaveri/i, most: 70_000 },
  'arunvale laptop below 60k': { category: 'Laptops', has: /arunvale/i, most: 60_000 },
  'lekhra printer under 30000': { category: 'Printers', has: /lekhra/i, most: 30_000 },
  // Memory and storage.
  'laptop 16gb': { category: 'Laptops', specs: { memory: { least: 16 } } },
  'laptop 16gb ram': { category: 'Laptops', specs: { memory: { least: 16 } } },
  'laptop with 32 gb ram': { category: 'Laptops', specs: { memory: { least: 32 } } },
  '16gb ram laptop': { category: 'Laptops', specs: { memory: { least: 16 } } },
  'laptop under 60000 16gb': {
    category: 'Laptops',
    most: 60_000,
    specs: { memory: { least: 16 } },
  },
  'laptop 8gb ram under 50000': {
    category: 'Laptops',
    most: 50_000,
    specs: { memory: { least: 8 } },
  },
  'laptop 512gb ssd': { category: 'Laptops', specs: { ssd: { least: 512 } } },
  'laptop 1tb ssd': { category: 'Laptops', specs: { ssd: { least: 1024 } } },
  'laptop 16gb 1tb': {
    category: 'Laptops',
    specs: { memory: { least: 16 }, storage: { least: 1024 } },
  },
  'i5 16gb 512gb laptop': {
    category: 'Laptops',
    specs: { memory: { least: 16 }, storage: { least: 512 }, processor: ['Intel Core i5'] },
  },
  'laptop 16 gb ram 512 gb ssd under 70000': {
    category: 'Laptops',
    most: 70_000,
    specs: { memory: { least: 16 }, ssd: { least: 512 } },
  },
  'desktop 16gb': { category: 'Desktops', specs: { memory: { least: 16 } } },
  'desktop 8gb ram 512gb ssd': {
    category: 'Desktops',
    specs: { memory: { least: 8 }, ssd: { least: 512 } },
  },
  'desktop with 1tb ssd': { category: 'Desktops', specs: { ssd: { least: 1024 } } },
  'desktop minimum 32gb ram': { category: 'Desktops', specs: { memory: { least: 32 } } },
  'workstation 64gb ram': { category: 'Desktops', specs: { memory: { least: 64 } } },
  // Processors.
  'i7 laptop under 1 lakh': {
    category: 'Laptops',
    most: 100_000,
    specs: { processor: ['Intel Core i7'] },
  },
  'i5 laptop below 65000': {
    category: 'Laptops',
    most: 65_000,
    specs: { processor: ['Intel Core i5'] },
  },
  'ryzen 7 laptop 16gb': {
    category: 'Laptops',
    specs: { processor: ['AMD Ryzen 7'], memory: { least: 16 } },
  },
  'i5 desktop under 70000': {
    category: 'Desktops',
    most: 70_000,
    specs: { processor: ['Intel Core i5'] },
  },
  'i7 desktop 16gb': {
    category: 'Desktops',
    specs: { processor: ['Intel Core i7'], memory: { least: 16 } },
  },
  // Screens and weight.
  '14 inch laptop under 1 lakh': {
    category: 'Laptops',
    most: 100_000,
    specs: { screen: { least: 13.8, most: 14.5 } },
  },
  '15.6 inch laptop under 50000': {
    category: 'Laptops',
    most: 50_000,
    specs: { screen: 15.6 },
  },
  'laptop 15.6" 16gb': {
    category: 'Laptops',
    specs: { screen: 15.6, memory: { least: 16 } },
  },
  '16 inch laptop 32gb': {
    category: 'Laptops',
    specs: { screen: { least: 15.8, most: 16.5 }, memory: { least: 32 } },
  },
  'laptop under 1.3 kg': { category: 'Laptops', specs: { weight: { most: 1.3 } } },
  'laptop below 1.5kg 16gb': {
    category: 'Laptops',
    specs: { weight: { most: 1.5 }, memory: { least: 16 } },
  },
  '24 inch monitor under 12000': {
    category: 'Accessories',
    has: /Monitor\n/,
    most: 12_000,
    specs: { screen: { least: 23.6, most: 24.9 } },
  },
  '65 inch interactive panel under 1.2 lakh': {
    category: 'Interactive Panels',
    most: 120_000,
    specs: { screen: 65 },
  },
  '75 inch smart board under 2 lakh': {
    category: 'Interactive Panels',
    most: 200_000,
    specs: { screen: 75 },
  },
  'interactive panel 86 inch': { category: 'Interactive Panels', specs: { screen: 86 } },
  'interactive panel above 70 inch': {
    category: 'Interactive Panels',
    specs: { screen: { least: 70 } },
  },
  // Printers, scanners, projectors.
  'printer 30 ppm': { category: 'Printers', specs: { printSpeed: { least: 30 } } },
  'printer 40ppm under 60000': {
    category: 'Printers',
    most: 60_000,
    specs: { printSpeed: { least: 40 } },
  },
  'laser printer above 20 ppm': {
    category: 'Printers',
    has: /laser/i,
    specs: { printSpeed: { least: 20 } },
  },
  'colour laser printer under 80000': {
    category: 'Printers',
    most: 80_000,
    specs: { printTechnology: ['Colour laser'] },
  },
  'mono laser printer under 30000': {
    category: 'Printers',
    most: 30_000,
    specs: { printTechnology: ['Mono laser'] },
  },
  'duplex printer under 40000': {
    category: 'Printers',
    most: 40_000,
    specs: { duplex: ['Automatic'] },
  },
  'wifi printer under 20000': { category: 'Printers', has: /wi-fi/i, most: 20_000 },
  'scanner 40 ppm': { category: 'Scanners', specs: { scanSpeed: { least: 40 } } },
  'document scanner 30ppm under 50000': {
    category: 'Scanners',
    most: 50_000,
    specs: { scanSpeed: { least: 30 } },
  },
  'projector 4000 lumens': { category: 'Projectors', specs: { lumens: { least: 4000 } } },
  'projector above 3500 lumens under 70000': {
    category: 'Projectors',
    most: 70_000,
    specs: { lumens: { least: 3500 } },
  },
  '3600 lumens projector': { category: 'Projectors', specs: { lumens: { least: 3600 } } },
  'projector 4k lumens': { category: 'Projectors', specs: { lumens: { least: 4000 } } },
  'full hd projector under 1 lakh': {
    category: 'Projectors',
    most: 100_000,
    has: /full hd/i,
  },
  // Power and cameras.
  'ups 600va': { category: 'UPS Systems', specs: { va: { least: 600 } } },
  '1 kva ups': { category: 'UPS Systems', specs: { va: { least: 1000 } } },
  'ups 1kva under 25000': {
    category: 'UPS Systems',
    most: 25_000,
    specs: { va: { least: 1000 } },
  },
  '3kva online ups': {
    category: 'UPS Systems',
    specs: { va: { least: 3000 }, topology: ['Online'] },
  },
  'ups under 1 kva': { category: 'UPS Systems', specs: { va: { most: 1000 } } },
  'line interactive ups under 6000': {
    category: 'UPS Systems',
    most: 6000,
    specs: { topology: ['Line-interactive'] },
  },
  '16 channel nvr': { category: 'CCTV Systems', specs: { channels: 16 } },
  '8 channel dvr': { category: 'CCTV Systems', specs: { channels: 8 } },
  '5mp camera': { category: 'CCTV Systems', specs: { megapixels: { least: 5 } } },
  '4 mp camera under 20000': {
    category: 'CCTV Systems',
    most: 20_000,
    specs: { megapixels: { least: 4 } },
  },
  '2mp cctv camera below 5000': {
    category: 'CCTV Systems',
    most: 5000,
    specs: { megapixels: { least: 2 } },
  },
  'camera 30m night vision': {
    category: 'CCTV Systems',
    specs: { nightVision: { least: 30 } },
  },
  '16 port switch under 6000': {
    category: 'Accessories',
    most: 6000,
    has: /16-port/i,
  },
  '1tb portable ssd under 10000': {
    category: 'Accessories',
    most: 10_000,
    has: /ssd 1 tb/i,
  },
  // Stock and warranty.
  'laptop in stock': { category: 'Laptops', isInStock: true },
  'laptop under 60000 in stock': { category: 'Laptops', most: 60_000, isInStock: true },
  'printer available now': { category: 'Printers', isInStock: true },
  'projector in stock under 80000': { category: 'Projectors', most: 80_000, isInStock: true },
  'laptop with 3 year warranty': { category: 'Laptops', specs: { warranty: { least: 36 } } },
  'laptop 3 years warranty under 80000': {
    category: 'Laptops',
    most: 80_000,
    specs: { warranty: { least: 36 } },
  },
  'warranty 3 years laptop': { category: 'Laptops', specs: { warranty: { least: 36 } } },
  'laptop warranty 3 years': { category: 'Laptops', specs: { warranty: { least: 36 } } },
  'warranty 3 years': { specs: { warranty: { least: 36 } } },
  'laptop with warranty': { category: 'Laptops', specs: { warranty: { least: 1 } } },
  'laptop warranty under 60000': {
    category: 'Laptops',
    most: 60_000,
    specs: { warranty: { least: 1 } },
  },
  // Slips.
  'laptop 16gb udner 60000': {
    category: 'Laptops',
    most: 60_000,
    specs: { memory: { least: 16 } },
  },
  'laptop udner 60000': { category: 'Laptops', most: 60_000 },
  'laptop uner 60000': { category: 'Laptops', most: 60_000 },
  'laptop abt 60000': { category: 'Laptops', most: 60_000 },
  'laptop undr 60000': { category: 'Laptops', most: 60_000 },
  'laptop abvoe 80000': { category: 'Laptops', least: 80_000 },
  'laptop ovr 80000': { category: 'Laptops', least: 80_000 },
  'laptop les than 60000': { category: 'Laptops', most: 60_000 },
  'laptop bewteen 50k adn 90k': { category: 'Laptops', least: 50_000, most: 90_000 },
  '16gb labtop': { category: 'Laptops', specs: { memory: { least: 16 } } },
  'lapotp 16gb': { category: 'Laptops', specs: { memory: { least: 16 } } },
  'dekstop under 40k': { category: 'Desktops', most: 40_000 },
  'laptop wiht 3 yeras waranty': { category: 'Laptops', specs: { warranty: { least: 36 } } },
}

/** Needs that nothing in the demo meets: the answer is empty, and something is near. */
export const unmetNeeds = [
  'laptop under 10000',
  'laptop 128gb ram under 50000',
  'projector 20000 lumens',
  'ups under 1000',
  '24 channel nvr',
  'printer 90 ppm',
  '110 inch interactive panel',
  'hp printer less than 20,000',
  'dell laptop under 50000',
  'i7 laptop 50k to 80k',
  'i3 laptop',
  '1 lakh workstation',
  'dot matrix printer',
  '27 inch monitor',
  'in stock a3 scanner',
  'panel 65 inch 8gb ram',
  '24 port switch',
  '2tb ssd',
  '1tb external hard disk',
]
