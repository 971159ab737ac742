import type { OfficeHandle } from '../admin-layout.tsx'
import { officeMeta } from '../office-meta.ts'
import { findPictureListing } from '../picture-lists/find-picture-listing.ts'
import { pictureQueryOf } from '../picture-lists/picture-list-query.ts'
import { PictureListScreen } from '../picture-lists/picture-list-screen.tsx'
import { PictureListSkeleton } from '../picture-lists/picture-list-skeleton.tsx'
import { clientsWay } from './logo-ways.ts'
import type { Route } from './+types/clients-management.ts'

export const meta = () => officeMeta('Clients')
export const handle: OfficeHandle = { skeleton: PictureListSkeleton }

/** Whoever arrives sees the skeleton at once; whoever is here keeps the old cards until the new are there. */
export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  const query = pictureQueryOf(url.searchParams)
  const listing = findPictureListing(clientsWay, query, request.signal)
  return { query, listing: location.pathname === url.pathname ? await listing : listing }
}

export default function ClientsManagement({ loaderData }: Route.ComponentProps) {
  return <PictureListScreen way={clientsWay} {...loaderData} />
}
