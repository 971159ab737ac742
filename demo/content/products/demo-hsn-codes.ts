/** Of most products of a category; a product that differs names its own. */
export const demoHsnCodes: Record<string, string> = {
  Desktops: '84715000',
  Laptops: '84713010',
  Printers: '84433290',
  Projectors: '85286900',
  'Interactive Panels': '85285900',
  Scanners: '84716050',
  'CCTV Systems': '85258900',
  'UPS Systems': '85044090',
  Accessories: '8473',
}
