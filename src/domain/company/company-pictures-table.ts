import type { CompanyPictureKind } from '#contract/company/company.ts'

/** One row for each picture that was uploaded for a field of the company. */
export type CompanyPicturesTable = {
  pictureKey: string
  kind: CompanyPictureKind
  originalName: string
  /** When it was last uploaded, previewed or saved: what no version names is spared for a while. */
  uploadedAt: string
}
