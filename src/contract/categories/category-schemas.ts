import { z } from '../schema.ts'
import { categoryFaults } from './category.ts'

/** A present or former name. Whether a category has it is decided where the categories are read. */
export function categoryName(fault: string = categoryFaults.unknown) {
  return z.string(fault)
}
