import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, localDate } from '../../clock.ts'
import type { Database, TenantDb } from '../../db/database.ts'
import type { Host } from '../context.ts'
import { hostOfCall } from '../guard/bare-host.ts'
import { limitCalls } from '../guard/limit-calls.ts'
import type { Read, ReadableSource } from './readable-source.ts'
import { missingPage, PAGE_POLICY, writePage } from './write-page.ts'
import { SITEMAP_MOST, sitemapParts, writeIndex, writeRobots, writeSitemap } from './write-sitemap.ts'

type Options = {
  database: Database
  clock: Clock
  resolveHost: (host: string) => Promise<Host>
  /** Name and start of the addresses of an institution. */
  describe: (db: TenantDb) => Promise<{ name: string; origin: string }>
  sources: readonly ReadableSource[]
  /** Addresses of calls that search engines may read. */
  allowed: readonly string[]
}
type About = { db: TenantDb; name: string; origin: string; today: string }
type Sent = { status?: number; type: 'html' | 'xml' | 'atom+xml' | 'plain'; text: string; to?: string }

const types = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  'atom+xml': 'application/atom+xml; charset=utf-8',
  plain: 'text/plain; charset=utf-8',
} as const
const VERSION_LETTERS = 27
const missing = (): Sent => ({ status: 404, type: 'html', text: missingPage() })

function sentOf(read: Read | undefined, about: About): Sent {
  if (!read) return missing()
  if (read.shown === 'feed') return { type: 'atom+xml', text: read.content.markup }
  if (read.shown === 'moved') return { status: 301, type: 'html', text: '', to: read.path }
  return { status: read.gone ? 410 : 200, type: 'html', text: writePage(read, about) }
}

/** The version of what is sent: the same for everybody, since nothing in it is about who reads. */
const versionOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, VERSION_LETTERS)}"`

/** Whether a browser has that version; one that travelled packed is named as a weak one. */
const isKnown = (asked: string | undefined, version: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === version) ?? false

const pageOf = ({ query }: FastifyRequest): number => {
  const asked = (query as { pagina?: unknown } | undefined)?.pagina
  return typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/**
 * Adds the pages that the server writes itself, the sitemap and `robots.txt`. They answer on the hosts of institutions
 * alone: for the platform's own and for unknown hosts there is nothing.
 */
export function addReadablePages(app: FastifyInstance, options: Options): void {
  const { database, sources } = options

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (about: About) => Promise<Sent>,
  ): Promise<FastifyReply> {
    const { kind, institutionId } = await options.resolveHost(hostOfCall(request))
    let sent = missing()
    if (kind === 'institution') {
      const today = localDate(options.clock.now())
      await limitCalls(database.global, 'page', { institutionId, address: request.ip })
      sent = await database.inInstitution(
        institutionId,
        async (db) => read({ db, today, ...(await options.describe(db)) }),
        { readOnly: true },
      )
    }
    const { status = 200, type, text, to } = sent
    reply
      .code(status)
      .type(types[type])
      .header('content-security-policy', PAGE_POLICY)
      // What is withdrawn is gone at once: nobody shows a page without asking.
      .header('cache-control', status === 200 ? 'no-cache' : 'no-store')
    if (to !== undefined) reply.header('location', to)
    if (status === 200) {
      const version = versionOf(text)
      reply.header('etag', version)
      if (isKnown(request.headers['if-none-match'], version)) return reply.code(304).send()
    }
    if (status === 410 || status === 404) reply.header('x-robots-tag', 'noindex')
    return reply.send(request.method === 'HEAD' ? '' : text)
  }

  const add = (url: string, callId: string, read: (request: FastifyRequest, about: About) => Promise<Sent>) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { callId },
      handler: (request, reply) => answer(request, reply, (about) => read(request, about)),
    })

  for (const source of sources)
    for (const { path, read } of source.routes)
      add(path, `readable.${source.name}`, async (request, about) => {
        const params = request.params as Record<string, string>
        if (!Object.values(params).every((value) => /^[\w.-]{1,100}$/.test(value))) return missing()
        return sentOf(await read({ ...about, params, page: pageOf(request) }), about)
      })

  add('/sitemap.xml', 'readable.index', async (_request, { db, origin, today }) => {
    const counted = await Promise.all(
      sources.map(async ({ name, count }) => ({ name, count: await count(db, today) })),
    )
    return { type: 'xml', text: writeIndex(origin, sitemapParts(counted)) }
  })
  add('/sitemap/:part', 'readable.sitemap', async (request, { db, origin, today }) => {
    const [, name, number] =
      /^([a-z-]{1,40})-([1-9]\d{0,3})\.xml$/.exec((request.params as { part: string }).part) ?? []
    const source = sources.find((one) => one.name === name)
    if (!source) return missing()
    const offset = (Number(number) - 1) * SITEMAP_MOST
    const addresses = await source.list(db, { limit: SITEMAP_MOST, offset, today })
    return addresses.length === 0 ? missing() : { type: 'xml', text: writeSitemap(origin, addresses) }
  })
  add('/robots.txt', 'readable.robots', async (_request, { origin }) => ({
    type: 'plain',
    text: writeRobots(origin, options.allowed),
  }))
}
