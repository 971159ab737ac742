import type { OurServer } from '../servers/our-server.ts'

/** Somebody in the office saves: which invalidates everything but the pages of other categories. */
export async function saveAProduct({ port, authorization: headers }: OurServer) {
  const address = `http://127.0.0.1:${port}/api/admin`
  const list = await fetch(`${address}/products/all?limit=1`, { headers })
  const { products } = (await list.json()) as { products: Record<string, Record<string, unknown>> }
  const [[id, product] = ['', {}]] = Object.entries(products)
  const body = new FormData()
  for (const name of [
    'name',
    'brand',
    'category',
    'price',
    'modelNo',
    'warranty',
    'stockStatus',
    'description',
  ]) {
    body.set(name, String(product[name]))
  }
  body.set('specs', JSON.stringify(product['specs']))
  const saved = await fetch(`${address}/products-edit/${id}`, { method: 'PUT', headers, body })
  if (!saved.ok) throw new Error(`${saved.status} for a save: ${await saved.text()}`)
}
