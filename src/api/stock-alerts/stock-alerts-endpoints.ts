import { stockAlertCalls } from '#contract/stock-alerts/stock-alert-calls.ts'
import { stockAlertDefinitions } from '#contract/stock-alerts/stock-alert-definitions.ts'
import { countStockAlerts } from '#domain/stock-alerts/count-stock-alerts.ts'
import { endpointsOf } from '../endpoint.ts'

export const stockAlertsEndpoints = endpointsOf(stockAlertCalls, stockAlertDefinitions, {
  async count({ db }, { params }) {
    return { waiting: await countStockAlerts(db, params.id) }
  },
})
