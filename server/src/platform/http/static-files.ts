import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** The built page: files with a hash in their name are kept by browsers, the page itself is asked for each time. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        /\/assets\/[^/]+$/.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      ),
  })
}
