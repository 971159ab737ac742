import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#domain/app.ts'
import { prolongCustomerSession } from '#domain/customers/customer-sessions.ts'
import { findOwnAttachment } from '#domain/own-enquiries/find-own-enquiries.ts'
import { findOwner } from '#domain/own-enquiries/own-submissions.ts'
import { savedAs } from '#platform/http/content-disposition.ts'
import { sessionTokenIn } from '#platform/http/session-cookie.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Asked = { Params: { reference: string; attachmentId: string } }

/**
 * Files that went out with replies, for the customer who is signed in by the cookie. What is another's is
 * the 404 page, as what does not exist; without a session the sign-in leads on to the enquiry.
 */
export function serveOwnFiles(
  fastify: FastifyInstance,
  { app, publicUrl }: { app: App; publicUrl: string },
  pages: Handler,
) {
  fastify.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/account/files/:reference/:attachmentId',
    async handler(request, reply) {
      const { params, headers } = request
      const token = sessionTokenIn(publicUrl, headers.cookie)
      const session = token ? await prolongCustomerSession(app, token) : undefined
      const owner = session && (await findOwner(app.db, session.customerId))
      reply.headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' })
      if (!owner)
        return reply.redirect(`/account/enquiries/${encodeURIComponent(params.reference)}`, 303)
      const file = await findOwnAttachment(app.db, owner, params)
      const content = file && (await app.files.get(file.fileKey))
      if (!content) return pages(request, reply)
      return reply
        .headers({
          'Content-Type': file.type,
          'Content-Length': file.bytes,
          'Content-Disposition': savedAs(file.name),
          'Content-Security-Policy': "default-src 'none'; sandbox",
        })
        .send(content)
    },
  })
}
