import { pictureAddress } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import type { ProductPage } from '#contract/products/product.ts'
import { priceText } from '../../ui/format.ts'
import { pageMeta } from '../page-meta.ts'

/** Search engines show some 155 characters. */
const shownCharacters = 155

export function productMeta(product: ProductPage, publicUrl: string) {
  const { name, brand, modelNo, price, stockStatus, specs, pictures } = product
  const maker = [brand, modelNo].filter((text) => text !== '').join(' ')
  const facts = [maker, priceText(price), stockStatus, ...specs].filter((text) => text !== '')
  const [first] = pictures
  return [
    ...pageMeta({
      title: name,
      description: cut(facts.join('. ')),
      canonical: `${publicUrl}${product.path}`,
    }),
    ...(first ? pictureMeta(first, name, publicUrl) : []),
  ]
}

/** What others show beside a link to the page. */
function pictureMeta({ key, width, height }: Picture, name: string, publicUrl: string) {
  return [
    { property: 'og:image', content: `${publicUrl}${pictureAddress(key, width)}` },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function cut(text: string) {
  if (text.length <= shownCharacters) return text
  return `${text.slice(0, shownCharacters).replace(/\s+\S*$/, '')}…`
}
