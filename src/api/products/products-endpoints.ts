import type { LinkedProduct } from '#contract/products/product.ts'
import { allCategories } from '#contract/categories/category.ts'
import { namedPictureOf } from '#contract/pictures/picture.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { changeMessages } from '#contract/products/product-change.ts'
import { productDefinitions } from '#contract/products/product-definitions.ts'
import {
  featuredOrderMessages,
  productMessages,
  withNotFeatured,
} from '#contract/products/product-messages.ts'
import { findPublicCatalogues } from '#domain/catalogues/find-catalogues.ts'
import { findLinkedProducts } from '#domain/accessories/find-accessories.ts'
import { findShownDocuments } from '#domain/product-documents/find-product-documents.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { findCategories } from '#domain/find-categories.ts'
import { withPresentCategory } from '#domain/require-category.ts'
import type { App } from '#domain/app.ts'
import { findChangeProgress, withProgress } from '#domain/products/change-progress.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { changeProducts, previewChange } from '#domain/products/change-products.ts'
import { findFeaturedRecords, orderFeatured } from '#domain/products/featured-order.ts'
import { findProductQuality } from '#domain/products/find-product-quality.ts'
import { findProductHistory } from '#domain/products/find-product-history.ts'
import { withSpecs } from '#domain/products/filter-products.ts'
import { correctSpecification } from '#domain/products/correct-specification.ts'
import { findReadLines } from '#domain/products/find-read-lines.ts'
import { countProducts, findListedProducts } from '#domain/products/find-product-list.ts'
import { countProductRecords, findProductRecords } from '#domain/products/find-product-records.ts'
import { findProductRecord, findPublicProduct } from '#domain/products/find-products.ts'
import { topicOf, topicsOfListPage } from '#domain/products/product-topics.ts'
import { shownOf } from '#domain/products/product-views.ts'
import { findUsedTexts } from '#domain/products/find-used-texts.ts'
import { findAlike } from '#domain/products/find-alike.ts'
import { findUsualLabels } from '#domain/products/usual-labels.ts'
import { restoreProductVersion } from '#domain/products/restore-product-version.ts'
import { undoProductsChange } from '#domain/products/undo-products-change.ts'
import { withdrawProduct, withdrawProducts } from '#domain/products/withdraw-products.ts'
import { respondOnce } from '../respond-once.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'
import { findPart } from '../paging.ts'
import { withTopics } from '../response-topics.ts'
import { productGroupsOf } from './product-groups.ts'

export const productsEndpoints = endpointsOf(productCalls, productDefinitions, {
  async list(app, { query }) {
    const filter = await withPresentCategory(app, query, 'shown')
    const narrowed = withSpecs(filter)
    const { items, paging } = await findPart(filter, {
      path: productCalls.list.path,
      find: (slice) => findListedProducts(app, { ...narrowed, ...slice }),
      count: () => countProducts(app, narrowed),
    })
    const { shown } = await findCategories(app)
    const groups = productGroupsOf(shown, items, await findPublicCatalogues(app))
    const topics = topicsOfListPage(narrowed, filter.category ?? allCategories)
    return withTopics({ productCategories: groups, ...paging }, topics)
  },
  async find(app, { params }) {
    const stored = orRefuse(await findPublicProduct(app, params.id), productMessages.notFound)
    const [documents, { accessories, fitsWith, topics }] = await Promise.all([
      findShownDocuments(app, stored),
      findLinkedProducts(app, stored),
    ])
    const linked = { accessories: accessories.map(linkedOf), fitsWith: fitsWith.map(linkedOf) }
    const product = { ...shownOf(stored), documents, ...linked }
    return withTopics({ product }, [topicOf(stored.category), ...topics])
  },
  async listRecords(app, { query }) {
    const filter = await withPresentCategory(app, query, 'all')
    const { items, paging } = await findPart(filter, {
      path: productCalls.listRecords.path,
      find: (slice) => findProductRecords(app, withSpecs(slice)),
      count: () => countProductRecords(app, withSpecs(filter)),
    })
    return { products: Object.fromEntries(items.map((one) => [one.id, one])), ...paging }
  },
  async listFeatured(app) {
    return { products: await findFeaturedRecords(app) }
  },
  findQuality: findProductQuality,
  async orderFeatured(app, { caller, body }) {
    await orderFeatured(app, caller.by, body.ids)
    return { message: featuredOrderMessages.stored }
  },
  async suggestTexts(app, { query }) {
    return { suggestions: await findUsedTexts(app, query) }
  },
  async findAlike(app, { query }) {
    return { products: await findAlike(app, query) }
  },
  async findUsualLabels(app, { query }) {
    return { labels: await findUsualLabels(app, query.category) }
  },
  async readSpecifications(app, { body }) {
    return { lines: await findReadLines(app, body) }
  },
  async correctSpecification(app, { caller, params, body }) {
    await correctSpecification(app, caller.by, params.id, body)
    return { message: 'The correction was stored.' }
  },
  async findRecord({ db }, { params }) {
    return { product: orRefuse(await findProductRecord(db, params.id), productMessages.notFound) }
  },
  async findHistory({ db }, { params }) {
    return { history: await findProductHistory(db, params.id) }
  },
  async add(app, { caller, body, files }) {
    return respondOnce(app, { name: 'add', caller, body, files: files.images }, async () => {
      const product = await addProduct(app, caller.by, body, files.images)
      return { message: productMessages.added, product }
    })
  },
  async change(app, { caller, params, body, files }) {
    const edit = { ...body, uploads: files.images }
    const product = await changeProduct(app, caller.by, params.id, edit)
    return { message: productMessages.updated, product }
  },
  async changeSeveral(app, { caller, body }) {
    if (body.dryRun) {
      const planned = await previewChange(app, body)
      return { ...planned, message: changeMessages.planned(planned.count) }
    }
    const textOf = body.changes.delete ? productMessages.deletedSeveral : changeMessages.changed
    const run = async (app: App) => {
      const stored = await changeProducts(app, caller.by, body)
      return { ...stored, message: textOf(stored.count) }
    }
    const { progressId } = body
    if (!progressId) return run(app)
    const { by } = caller
    const call = { name: 'changeSeveral', caller: { by, key: progressId }, body, files: [] }
    return respondOnce(app, call, () => withProgress(app, by, progressId, run))
  },
  async findProgress(app, { caller, params }) {
    const progress = findChangeProgress(app, caller.by, params.progressId)
    return orRefuse(progress, changeMessages.noProgress)
  },
  async restoreVersion(app, { caller, params: { id, eventId } }) {
    const version = { productId: id, eventId }
    const { changeId, notFeatured } = await restoreProductVersion(app, caller.by, version)
    const { versionRestored, isThisVersion } = changeMessages
    const message = withNotFeatured(changeId ? versionRestored : isThisVersion, notFeatured)
    return { changeId, message }
  },
  async undoChange(app, { caller, params }) {
    const { changeId } = params
    return withProgress(app, caller.by, changeId, async (app) => {
      const { notFeatured, ...undone } = await undoProductsChange(app, caller.by, changeId)
      const message = withNotFeatured(changeMessages.undone(undone.count), notFeatured)
      return { ...undone, message }
    })
  },
  async withdrawSeveral(app, { caller, body }) {
    const { deleted, changeId } = await withdrawProducts(app, caller.by, body.ids)
    return { message: productMessages.deletedSeveral(deleted), deleted, changeId }
  },
  async withdraw(app, { caller, params }) {
    const changeId = await withdrawProduct(app, caller.by, params.id)
    return { message: productMessages.deleted, changeId }
  },
})

function linkedOf({ id, path, name, picture, price, stockStatus }: LinkedProduct) {
  const image = picture ? namedPictureOf(picture).thumbnail : null
  return { id, path, name, image, price, stockStatus }
}
