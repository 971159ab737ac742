import { callsOf } from '../call.ts'
import type { companyDefinitions } from './company-definitions.ts'

export const companyCalls = callsOf<typeof companyDefinitions>()({
  find: { method: 'GET', path: '/admin/company', can: 'company.view' },
  save: { method: 'PUT', path: '/admin/company', can: 'company.edit' },
  preview: { method: 'POST', path: '/admin/company/preview', can: 'company.edit' },
  countDeletions: { method: 'POST', path: '/admin/company/deletions', can: 'company.edit' },
  countDeletionsOf: {
    method: 'GET',
    path: '/admin/company/history/{version}/deletions',
    can: 'company.edit',
  },
  uploadPicture: { method: 'POST', path: '/admin/company/pictures', can: 'company.edit' },
  findHistory: { method: 'GET', path: '/admin/company/history', can: 'company.view' },
  restore: {
    method: 'POST',
    path: '/admin/company/history/{version}/restore',
    can: 'company.edit',
  },
})
