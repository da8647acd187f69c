import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
/**
 * A worker has the policy of its own file. The one that reads codes from the camera compiles its decoder, which the page
 * itself may not; it can reach nothing but our own files, and no document.
 */
const codeReader = /\/assets\/code-reader-[^/]+\.js(\.br|\.gz)?$/
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/**
 * Serves the built page; its texts as they lie compressed beside them (`web/build/compressed-files.ts`), where the browser reads
 * that. Browsers keep files with a hash in their names, and ask for the page itself each time. False = the page is not
 * built.
 */
export async function addPage(app: FastifyInstance, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        /\/assets\/[^/]+$/.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
      if (codeReader.test(path)) reply.header('content-security-policy', READER_POLICY)
    },
  })
  return true
}
