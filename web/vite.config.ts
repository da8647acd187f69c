import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'

const unusedParts: readonly { part: RegExp; instead: string }[] = [
  { part: /^\s*inst\._zod\.processJSONSchema = .*$/gm, instead: '' },
  { part: /createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, instead: 'undefined' },
  { part: /createStandardJSONSchemaMethod\(this, "(?:in|out)put"\)/g, instead: 'undefined' },
  { part: /processors\.aggregateChecks\(inst\)/g, instead: '({})' },
  { part: /core\.config\(en\(\)\);/g, instead: '{}' },
  { part: /core\.\$ZodObjectJIT\.init/g, instead: 'core.$ZodObject.init' },
]

/**
 * Cuts out of zod what the page does not use; left in, it adds 11 kB to every first visit. Only the server
 * asks the schemas to describe themselves as JSON Schema (OpenAPI). The forms say our sentences in place of
 * zod's English ones. The page's content policy forbids checking objects by generated code. When a zod no
 * longer holds these places, the build stops.
 */
const withoutUnusedZod: Plugin = {
  name: 'without-unused-zod',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
    handler(code) {
      return unusedParts.reduce((text, { part, instead }) => {
        if (text.search(part) === -1) this.error(`zod has changed: ${part} is not in its schemas`)
        return text.replace(part, instead)
      }, code)
    },
  },
}

const pdfFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const pdfFolders = ['cmaps', 'standard_fonts', 'wasm']
/**
 * Whether the page needs a file of pdfjs. The page's policy lets no code be compiled, so of a decoder's two
 * forms the plain one is enough.
 */
const isPdfData = (name: string): boolean => !name.endsWith('.wasm') && !name.startsWith('quickjs')

/**
 * Serves under `/pdfjs/` the data for PDFs that do not embed their fonts, and the decoders of scans. Only the
 * viewer fetches them, and only when a file asks for them.
 */
const pdfData: Plugin = {
  name: 'pdf-data',
  generateBundle() {
    for (const folder of pdfFolders)
      for (const name of readdirSync(join(pdfFolder, folder)).filter(isPdfData))
        this.emitFile({
          type: 'asset',
          fileName: `pdfjs/${folder}/${name}`,
          source: readFileSync(join(pdfFolder, folder, name)),
        })
  },
  configureServer(server) {
    server.middlewares.use('/pdfjs', (request, response, next) => {
      const [, folder = '', name = ''] = (request.url ?? '').split(/[/?]/)
      const path = join(pdfFolder, folder, basename(name))
      if (!pdfFolders.includes(folder) || name === '' || !existsSync(path)) return next()
      if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      pipeline(createReadStream(path), response, () => undefined)
    })
  },
}

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutUnusedZod, pdfData],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page is served with script-src 'self': nothing may be inlined into the document itself.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Preload the pieces of the daily pages at once. Naming the pieces of every page would add 5 kB to
      // every first visit; the pieces of other pages load when they are needed.
      resolveDependencies: (file, pieces) => (/(dashboard|document)[a-z-]*-page-/.test(file) ? pieces : []),
    },
  },
  server: {
    host: true,
    allowedHosts: true,
    proxy: {
      '/api': {
        target: loadEnv(mode, import.meta.dirname, 'HDOC_').HDOC_DEV_API ?? 'http://127.0.0.1:8080',
        // Keep the browser's host name in the call, because it chooses the institution.
        changeOrigin: false,
      },
    },
  },
}))
