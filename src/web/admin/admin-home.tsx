import { redirect } from 'react-router'

export function clientLoader() {
  throw redirect('/admin/products')
}

export default function AdminHome() {
  return null
}
