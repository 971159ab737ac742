import type { SiteProfile } from '#contract/company/shown-company.ts'
import { pictureAddress } from '#contract/pictures/picture.ts'
import type { Route as Story } from '../clients/+types/client-story'
import { listAddress } from '../frame/list-address.ts'
import { listHeading } from '../products/list-choices.ts'
import type { Route as List } from '../products/+types/product-list-page'
import type { Route as Product } from '../products/+types/product-page'
import { officeNode, websiteNode } from './office-nodes.ts'
import { breadcrumbNode, productNode, productListNode } from './product-nodes.ts'

/** By the id of the route, from the data of its loader. Other pages have no structured data. */
const makers: Record<string, (loaded: never, site: string, profile: SiteProfile) => object[]> = {
  'site/home/home': (_, site, profile) => [officeNode(site, profile), websiteNode(site, profile)],
  'site/about/about': (_, site, profile) => [officeNode(site, profile)],
  'site/contact/contact-page': (_, site, profile) => [officeNode(site, profile)],
  'site/clients/client-story': (
    { title, client, paragraphs, path, picture }: Story.ComponentProps['loaderData'],
    site,
  ) => [
    breadcrumbNode(
      [
        { name: 'Clients', path: '/clients' },
        { name: client, path },
      ],
      site,
    ),
    {
      '@type': 'Article',
      headline: title,
      about: { '@type': 'Organization', name: client },
      articleBody: paragraphs.join('\n\n'),
      url: `${site}${path}`,
      publisher: { '@id': `${site}/#office` },
      ...(picture && { image: `${site}${pictureAddress(picture.key, picture.width)}` }),
    },
  ],
  'site/products/product-list-page': ({ list }: List.ComponentProps['loaderData'], site) => {
    const path = listAddress('', { category: list.category })
    const crumbs = [
      { name: 'Products', path: '/products' },
      { name: listHeading(list), path },
    ]
    return [breadcrumbNode(crumbs, site), productListNode(list, site)]
  },
  'site/products/product-page': (loaded: Product.ComponentProps['loaderData'], site, profile) => {
    if ('gone' in loaded) return []
    const { product, specs } = loaded
    const { category, name, path } = product
    const crumbs = [
      { name: 'Products', path: '/products' },
      { name: category, path: listAddress('', { category }) },
      { name, path },
    ]
    return [breadcrumbNode(crumbs, site), productNode({ ...product, specs }, site, profile)]
  },
}

/** The structured data of a page for search engines, as nodes of schema.org. */
export function structuredDataOf(
  route: string,
  loaded: unknown,
  site: string,
  profile: SiteProfile,
): object[] {
  return makers[route]?.(loaded as never, site, profile) ?? []
}
