import { callsOf } from '../call.ts'
import type { galleryDefinitions } from './gallery-definitions.ts'

export const galleryCalls = callsOf<typeof galleryDefinitions>()({
  list: { method: 'GET', path: '/gallery', can: 'anyone' },
  listForOffice: { method: 'GET', path: '/admin/gallery', can: 'gallery.view' },
  upload: { method: 'POST', path: '/admin/gallery', can: 'gallery.edit' },
  order: { method: 'PUT', path: '/admin/gallery/order', can: 'gallery.edit' },
  change: { method: 'PUT', path: '/admin/gallery/{id}', can: 'gallery.edit' },
  delete: { method: 'DELETE', path: '/admin/gallery/{id}', can: 'gallery.edit' },
})
