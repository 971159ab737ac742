import type { DocumentKind } from '#contract/product-documents/product-document.ts'

/** Accessories by their model numbers, with those of the products that they belong to. */
export const demoAccessoryPairs: { accessory: string; of: string[] }[] = [
  { accessory: 'LT-126X', of: ['LX-M126nw', 'LX-P18'] },
  { accessory: 'JD-11C', of: ['TB-14 G3', 'TB-16 G3', 'TB-14A G3', 'TB-14 G4', 'TB-X13'] },
  { accessory: 'KA-65C', of: ['TB-14 G3', 'TB-14A G3', 'TB-14 G4', 'TB-X13'] },
  { accessory: 'TK-KM250', of: ['TB-14 G3', 'OT-300 G4', 'OM-200 G2', 'DO-N100'] },
  { accessory: 'AM-24F', of: ['OT-300 G4', 'OM-200 G2', 'TD-20L'] },
  { accessory: 'TK-KC1080', of: ['OT-300 G4', 'OM-200 G2', 'PK-75P i5'] },
  { accessory: 'RS-T84', of: ['RV-X41', 'RV-FH45', 'RV-W38'] },
]

type DemoDocument = { modelNo: string; kind: DocumentKind; title: string; file: string }

/** Printed with demo/drawing/render-demo-documents.ts, and committed. */
export const demoDocuments: DemoDocument[] = [
  {
    modelNo: 'TB-14 G3',
    kind: 'manual',
    title: 'Quick start guide',
    file: 'travelbook-quick-start.pdf',
  },
  {
    modelNo: 'LX-M126nw',
    kind: 'manual',
    title: 'Changing the toner',
    file: 'laserdesk-toner.pdf',
  },
]
