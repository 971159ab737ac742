import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { boardroomPanel, travelBook } from '#tests/fixtures/goods.ts'
import { laptopsForTheOffice } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addProduct } from '../products/add-product.ts'
import { withdrawProducts } from '../products/withdraw-products.ts'
import { findReplyFacts } from './find-reply-facts.ts'

testOnEachEngine(
  'a reply can name the price, the stock status and the page of the product that was asked about',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id: productId } = await addProduct(app, by, travelBook)
    const { id, name, product } = await addEnquiry(app, { ...laptopsForTheOffice, productId })
    const link = `http://shop.example/products-details/${productId}-kaveri-travelbook-14`
    const priceTerms = '+ 18 % GST (₹69,608 incl. GST)'
    const offer = { price: 58_990, priceTerms, stockStatus: 'In Stock', link }
    assert.deepEqual(await findReplyFacts(app, id), { name, product, offer, catalogue: null })
    await withdrawProducts(app, by, [productId])
    assert.deepEqual(await findReplyFacts(app, id), { name, product, offer: null, catalogue: null })
  },
)

testOnEachEngine('a price on request is no price, and no product is no offer', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id: productId } = await addProduct(app, by, boardroomPanel)
  const form = { ...laptopsForTheOffice, product: boardroomPanel.name, productId }
  const panel = await addEnquiry(app, form)
  assert.equal((await findReplyFacts(app, panel.id))?.offer?.price, null)
  const { id } = await addEnquiry(app, { ...laptopsForTheOffice, message: 'Another question.' })
  assert.equal((await findReplyFacts(app, id))?.offer, null)
  assert.equal(await findReplyFacts(app, 'unknown'), undefined)
})
