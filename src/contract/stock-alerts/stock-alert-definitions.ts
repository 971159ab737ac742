import type { CallDefinitions } from '../call-definition.ts'
import { IdParams } from '../general-schemas.ts'
import { z } from '../schema.ts'

export const stockAlertDefinitions = {
  count: {
    summary: 'How many people wait for an e-mail that says that a product is in stock again',
    params: IdParams,
    response: z.object({ waiting: z.int() }),
  },
} satisfies CallDefinitions
