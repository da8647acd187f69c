import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/**
 * Serves the built page. Browsers keep files with a hash in their names, and ask
 * for the page itself each time.
 */
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
