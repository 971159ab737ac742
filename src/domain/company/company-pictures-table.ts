/** One row for each picture that was uploaded as the logo or as the mark. */
export type CompanyPicturesTable = {
  pictureKey: string
  kind: 'logo' | 'mark'
  originalName: string
  /** When it was last uploaded, previewed or saved: what no version names is spared for a while. */
  uploadedAt: string
}
