import { productMessages } from '#contract/products/product-messages.ts'
import type { GoneProduct, ProductPage } from '#contract/products/product.ts'
import { priceText } from '../../ui/display/price-text.ts'
import type { PageHead } from '../frame/page-meta.ts'

/** Search engines show some 155 characters. */
const shownCharacters = 155

export function productHead(product: ProductPage, publicUrl: string): PageHead {
  const { name, brand, modelNo, price, stockStatus, specs } = product
  const maker = [brand, modelNo].filter((text) => text !== '').join(' ')
  const facts = [maker, priceText(price), stockStatus, ...specs].filter((text) => text !== '')
  return {
    title: name,
    description: cut(facts.join('. ')),
    canonical: `${publicUrl}${product.path}`,
    kind: 'product',
  }
}

export function goneHead({ name }: GoneProduct): PageHead {
  return { title: name, description: productMessages.notFound, isHidden: true }
}

function cut(text: string) {
  if (text.length <= shownCharacters) return text
  return `${text.slice(0, shownCharacters).replace(/\s+\S*$/, '')}…`
}
