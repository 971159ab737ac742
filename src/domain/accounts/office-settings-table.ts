/** One row. */
export type OfficeSettingsTable = {
  id: number
  /** Set where everybody needs a second factor. */
  secondFactorRequiredAt: string | null
}
