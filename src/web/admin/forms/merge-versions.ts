export type FieldOf<Values> = keyof Values & string

/** The fields in which two versions differ. */
export type Differing<Values> = (one: Values, other: Values) => FieldOf<Values>[]

type Versions<Values> = {
  /** With which the form was opened. */
  base: Values
  mine: Values
  theirs: Values
  differing: Differing<Values>
  /** Fields that chosen files change. */
  touched?: FieldOf<Values>[]
}

type MergedVersions<Values> = {
  /** Mine, and theirs where they alone have changed a field. */
  values: Values
  /** The fields that they alone have changed. */
  taken: FieldOf<Values>[]
  /** The fields to which both have given another value. */
  colliding: FieldOf<Values>[]
}

/** Two versions of what was one: only fields that both have changed need a choice. */
export function mergeVersions<Values>(versions: Versions<Values>): MergedVersions<Values> {
  const { base, mine, theirs, differing, touched = [] } = versions
  const byMe = new Set([...differing(mine, base), ...touched])
  const apart = new Set([...differing(mine, theirs), ...touched])
  const byThem = differing(theirs, base)
  const taken = byThem.filter((field) => !byMe.has(field))
  const colliding = byThem.filter((field) => byMe.has(field) && apart.has(field))
  return { values: withFields(mine, theirs, taken), taken, colliding }
}

/** The values with some fields of others. */
export function withFields<Values>(
  values: Values,
  others: Values,
  fields: FieldOf<Values>[],
): Values {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) }
}
