import {
  EditProductForm,
  NewProductForm,
  textOfProductFaults,
} from '#contract/products/product-form.ts'
import { namedPictureOf } from '#contract/pictures/picture.ts'
import { ProductListQuery } from '#contract/products/product-query.ts'
import { WithdrawForm } from '#contract/products/withdraw-form.ts'
import { productLimits, productMessages } from '#contract/products/product-messages.ts'
import { z } from '#contract/schema.ts'
import { findCatalogues } from '#domain/catalogues/find-catalogues.ts'
import {
  addProduct,
  changeProduct,
  withdrawProduct,
  withdrawProducts,
} from '#domain/products/change-products.ts'
import {
  countProducts,
  findListedProducts,
  findProductRecords,
} from '#domain/products/find-product-list.ts'
import { findProductPage, findProductRecord } from '#domain/products/find-products.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'
import { orRefuse } from '../or-refuse.ts'
import { findPart } from '../paging.ts'
import {
  ProductGroupsAnswer,
  ProductPageAnswer,
  ProductRecordAnswer,
  ProductRecordsAnswer,
} from './product-answers.ts'
import { productGroupsOf } from './product-groups.ts'

const images = {
  most: productLimits.pictures,
  tooMany: productMessages.tooManyPictures,
  size: { bytes: productLimits.pictureBytes, tooLarge: productMessages.pictureTooLarge },
}

export const productsEndpoints = [
  endpoint({
    method: 'GET',
    path: '/products',
    summary: 'The products on the list, by category',
    guard: 'anyone',
    query: ProductListQuery,
    answer: ProductGroupsAnswer,
    isKept: true,
    async call(app, { query }) {
      const { items, paging } = await findPart(query, {
        path: '/products',
        find: (slice) => findListedProducts(app, slice),
        count: () => countProducts(app, query),
      })
      const groups = productGroupsOf(items, await findCatalogues(app.db))
      return { productCategories: groups, ...paging }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/products/{id}',
    summary: 'One product as its public page shows it',
    guard: 'anyone',
    params: IdParams,
    answer: z.object({ product: ProductPageAnswer }),
    isKept: true,
    refusals: [404],
    async call({ db }, { params }) {
      const page = orRefuse(await findProductPage(db, params.id), productMessages.notFound)
      const { pictures, ...product } = page
      return { product: { ...product, images: pictures.map(namedPictureOf) } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/products/all',
    summary: 'All products with all their fields, by id',
    guard: 'administrator',
    query: ProductListQuery,
    answer: ProductRecordsAnswer,
    async call(app, { query }) {
      const { items, paging } = await findPart(query, {
        path: '/admin/products/all',
        find: (slice) => findProductRecords(app, slice),
        count: () => countProducts(app, query),
      })
      return { products: Object.fromEntries(items.map((one) => [one.id, one])), ...paging }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/products/{id}',
    summary: 'One product with all its fields and its version',
    guard: 'administrator',
    params: IdParams,
    answer: z.object({ product: ProductRecordAnswer }),
    refusals: [404],
    async call({ db }, { params }) {
      return { product: orRefuse(await findProductRecord(db, params.id), productMessages.notFound) }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/admin/products/add',
    summary: 'Add a product',
    guard: 'administrator',
    body: NewProductForm,
    files: { images: { ...images, required: productMessages.noPicture } },
    textOfFaults: textOfProductFaults,
    answer: MessageAnswer.extend({ product: ProductRecordAnswer }),
    status: 201,
    async call(app, { caller, body, files }) {
      const product = await addProduct(app, caller.by, body, files.images)
      return { message: productMessages.added, product }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/products-edit/{id}',
    summary: 'Change a product; with `version`, only if nobody else has since',
    guard: 'administrator',
    params: IdParams,
    body: EditProductForm,
    files: { images },
    textOfFaults: textOfProductFaults,
    answer: MessageAnswer.extend({ product: ProductRecordAnswer }),
    refusals: [404, 409],
    async call(app, { caller, params, body, files }) {
      const edit = { ...body, uploads: files.images }
      const product = await changeProduct(app, caller.by, params.id, edit)
      return { message: productMessages.updated, product }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/admin/products/withdraw',
    summary: 'Take several products off the list, all together',
    guard: 'administrator',
    body: WithdrawForm,
    answer: MessageAnswer.extend({ deleted: z.int() }),
    async call(app, { caller, body }) {
      const deleted = await withdrawProducts(app, caller.by, body.ids)
      return { message: productMessages.deletedSeveral(deleted), deleted }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/products-del/{id}',
    summary: 'Take a product off the list',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await withdrawProduct(app, caller.by, params.id)
      return { message: productMessages.deleted }
    },
  }),
]
