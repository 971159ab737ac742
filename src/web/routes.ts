import { index, layout, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** In no build: every part of web/ui in every state. */
const ofDevelopment = import.meta.env?.DEV ? [route('parts', 'parts/parts.tsx')] : []

/** One screen for a table and cards, one for adding and editing, and one for three lists. */
const productLists = 'admin/products/product-list-screen.tsx'
const productForms = 'admin/products/product-form-screen.tsx'
const imageLists = 'admin/image-lists/image-list-screen.tsx'

export default [
  ...ofDevelopment,
  layout('site/site-layout.tsx', [
    index('site/home/home.tsx'),
    route('about', 'site/about/about.tsx'),
    route('contact', 'site/contact/contact-page.tsx'),
    route('account/:part?/:id?', 'site/customers/account-page.tsx'),
    route('account/password', 'site/customers/own-password-page.tsx'),
    route('enquiry', 'site/enquiry/enquiry-page.tsx'),
    route('offers/stop', 'site/privacy/stop-offers.tsx'),
    route('privacy', 'site/privacy/privacy-page.tsx'),
    route('privacy/my-data', 'site/privacy/my-data-page.tsx'),
    route('privacy/my-data/confirm', 'site/privacy/data-request-confirmation.tsx'),
    route('clients', 'site/clients/clients-page.tsx'),
    route('clients/:id', 'site/clients/client-story.tsx'),
    route('products', 'site/products/product-list-page.tsx'),
    route('products-details/:id', 'site/products/product-page.tsx'),
    route('products-back-in-stock', 'site/products/stock-alert-page.tsx'),
    route('compare', 'site/compare/compare-page.tsx'),
    route('category-catalogue/:category', 'site/products/category-catalogue.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  route('products.csv', 'site/products/list-csv.ts'),
  route('privacy/my-data/file', 'site/privacy/own-data-file.ts'),
  route('login', 'admin/session/sign-in.tsx'),
  route('login/reset', 'admin/session/password-reset.tsx'),
  route('admin/login', 'admin/session/login-redirect.tsx'),
  layout('admin/admin-layout.tsx', [
    ...prefix('admin', [
      index('admin/admin-home.tsx'),
      route('today', 'admin/today/today-screen.tsx'),
      route('products', productLists, { id: 'office-products' }),
      route('products/view', productLists, { id: 'office-product-cards' }),
      route('products/featured', 'admin/products/featured-screen.tsx'),
      route('products/quality', 'admin/products/quality-screen.tsx'),
      route('products/import', 'admin/product-imports/import-screen.tsx'),
      route('products/import/:id', 'admin/product-imports/imported-file.tsx'),
      route('products/new', productForms, { id: 'office-add-product' }),
      route('products/edit/:id', productForms, { id: 'office-edit-product' }),
      route('enquiries', 'admin/enquiries/enquiry-management.tsx', [
        route(':id', 'admin/enquiries/enquiry-screen.tsx'),
      ]),
      route('contacts', 'admin/contacts/contacts.tsx', [
        route(':id', 'admin/contacts/contact-screen.tsx'),
      ]),
      route('customers', 'admin/customer-directory/customers-screen.tsx'),
      route('customers/doubles', 'admin/customer-directory/doubles-screen.tsx'),
      route('customers/:id', 'admin/customer-directory/customer-screen.tsx'),
      route('gallery', imageLists, { id: 'office-gallery' }),
      route('partners', imageLists, { id: 'office-partners' }),
      route('clients', imageLists, { id: 'office-clients' }),
      route('emails', 'admin/emails/emails.tsx'),
      route('letters', 'admin/emails/emails-redirect.tsx'),
      route('categories', 'admin/categories/categories-screen.tsx'),
      route('company', 'admin/company/company-screen.tsx'),
      route('people', 'admin/people/people-screen.tsx'),
      route('integrations', 'admin/integrations/integrations-screen.tsx'),
      route('privacy', 'admin/privacy/data-requests-screen.tsx'),
      route('consents', 'admin/consents/consents-screen.tsx'),
      route('audit', 'admin/audit/audit-screen.tsx'),
      route('settings', 'admin/settings/settings-screen.tsx'),
      route('settings/templates', 'admin/reply-templates/reply-templates-screen.tsx'),
      route('trash', 'admin/trash/trash-screen.tsx'),
      route('account', 'admin/account/account-screen.tsx'),
      route('logout', 'admin/session/logout.tsx'),
      route('*', 'admin/admin-not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
