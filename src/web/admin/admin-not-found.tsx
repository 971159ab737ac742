import { data } from 'react-router'
import { ScreenNotFound } from './frame/screen-failure.tsx'
import { officeMeta } from './office-meta.ts'

export const meta = () => officeMeta('Page not found')

/** The status is the server's to give. */
export function loader() {
  return data(null, { status: 404 })
}

export default ScreenNotFound
