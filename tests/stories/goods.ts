import type { ProductForm } from '#contract/products/product-form.ts'

export const travelBook: ProductForm = {
  name: 'Kaveri TravelBook 14',
  brand: 'Kaveri',
  category: 'Laptops',
  price: 58_990,
  modelNo: 'TB-14 G3',
  warranty: '3 years onsite',
  stockStatus: 'In Stock',
  description: 'A light laptop for people who travel.\nQuiet, and repairable in the office.',
  specs: [
    'Processor: Core i5',
    'Memory: 16 GB',
    'Storage: 512 GB SSD',
    'Display: 14 inch',
    'Weight: 1.3 kg',
  ],
}

export const tallyPrinter: ProductForm = {
  ...travelBook,
  name: 'Lekhra TallyJet M126nw',
  brand: 'Lekhra',
  category: 'Printers',
  price: 14_250.5,
  modelNo: 'M126nw',
  specs: ['Pages: 22 a minute', 'Network: Wi-Fi'],
}

/** Dear enough that one has to ask. */
export const boardroomPanel: ProductForm = {
  ...travelBook,
  name: 'Phalkora Boardroom 98',
  brand: 'Phalkora',
  category: 'Interactive Panels',
  price: 0,
  modelNo: 'PK-98P',
  stockStatus: 'Pre Order',
  specs: [],
}

/** A laptop as the multipart form of the office sends it: texts all over. */
export const typedLaptop = {
  name: 'Kaveri TravelBook 14',
  brand: 'Kaveri',
  category: 'Laptops',
  price: '58990.50',
  modelNo: 'TB-14 G3',
  warranty: '3 years onsite',
  stockStatus: 'Pre Order',
  description: 'Light.\nQuiet.',
  specs: '["Memory: 16 GB","Storage: 512 GB SSD"]',
}
