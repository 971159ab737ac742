import type { Permission } from '../accounts/permissions.ts'
import { callsOf } from '../call.ts'
import type { imageListDefinitions } from './image-list-definitions.ts'

type Definitions = typeof imageListDefinitions

export const galleryCalls = callsOf<Definitions['gallery']>()(
  routesOf('/gallery', { view: 'gallery.view', edit: 'gallery.edit' }),
)

export const partnerCalls = callsOf<Definitions['partners']>()(
  routesOf('/partners', { view: 'logos.view', edit: 'logos.edit' }),
)

export const clientCalls = callsOf<Definitions['clients']>()({
  ...routesOf('/clients', { view: 'logos.view', edit: 'logos.edit' }),
  saveStory: { method: 'PUT', path: '/admin/clients/{id}/story', can: 'logos.edit' },
})

/** Every list has the same six calls. */
function routesOf<const View extends Permission, const Edit extends Permission>(
  path: string,
  can: { view: View; edit: Edit },
) {
  const office = `/admin${path}`
  return {
    list: { method: 'GET', path, can: 'anyone' },
    listForOffice: { method: 'GET', path: office, can: can.view },
    upload: { method: 'POST', path: office, can: can.edit },
    order: { method: 'PUT', path: `${office}/order`, can: can.edit },
    change: { method: 'PUT', path: `${office}/{id}`, can: can.edit },
    delete: { method: 'DELETE', path: `${office}/{id}`, can: can.edit },
  } as const
}
