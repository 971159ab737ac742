import { redirect } from 'react-router'

export function loader() {
  throw redirect('/admin/products')
}

export default function AdminHome() {
  return null
}
