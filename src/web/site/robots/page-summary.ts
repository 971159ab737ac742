import type { Picture } from '#contract/pictures/picture.ts'
import type { Route as Home } from '../home/+types/home'
import { listAddress } from '../products/list-address.ts'
import { listHeading } from '../products/list-heading.ts'
import type { Route as List } from '../products/+types/product-list'
import type { Route as Product } from '../products/+types/product-page'
import { officeNode, websiteNode } from './office-nodes.ts'
import { breadcrumbNode, productNode, productListNode } from './product-nodes.ts'

export type SharedPicture = { picture: Picture; alt: string }

/** What a page tells programs that people do not see: nodes of schema.org, and a picture to share. */
export type PageSummary = {
  kind: 'website' | 'product'
  nodes: object[]
  picture?: SharedPicture | undefined
}

const nothing: PageSummary = { kind: 'website', nodes: [] }

/** By the id of its route, of what its loader gave. Pages that are not named tell nothing of their own. */
const makers: Record<string, (loaded: never, site: string) => PageSummary> = {
  'site/home/home': ({ banners }: Home.ComponentProps['loaderData'], site) => ({
    kind: 'website',
    nodes: [officeNode(site), websiteNode(site)],
    picture: banners.items[0],
  }),
  'site/about/about': (_, site) => ({ kind: 'website', nodes: [officeNode(site)] }),
  'site/contact/contact': (_, site) => ({ kind: 'website', nodes: [officeNode(site)] }),
  'site/products/product-list': ({ list }: List.ComponentProps['loaderData'], site) => {
    const path = listAddress('', { category: list.category })
    const crumbs = [{ name: 'Products', path: '/products' }]
    return {
      kind: 'website',
      nodes: [
        breadcrumbNode([...crumbs, { name: listHeading(list), path }], site),
        productListNode(list, site),
      ],
    }
  },
  'site/products/product-page': (loaded: Product.ComponentProps['loaderData'], site) => {
    if ('gone' in loaded) return nothing
    const { product } = loaded
    const { category, name, path, pictures } = product
    const crumbs = [
      { name: 'Products', path: '/products' },
      { name: category, path: listAddress('', { category }) },
      { name, path },
    ]
    const [picture] = pictures
    return {
      kind: 'product',
      nodes: [breadcrumbNode(crumbs, site), productNode(product, site)],
      picture: picture && { picture, alt: name },
    }
  },
}

export function pageSummaryOf(route: string, loaded: unknown, site: string): PageSummary {
  return makers[route]?.(loaded as never, site) ?? nothing
}
