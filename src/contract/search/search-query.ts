import { queryFields } from '../list-query.ts'
import { z } from '../schema.ts'

export const SearchQuery = z.object({ q: queryFields.q })
