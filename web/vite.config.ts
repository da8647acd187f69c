import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { bordersPlugin } from './build/borders.ts'
import { compressedFiles } from './build/compressed-files.ts'
import { menuIcons } from './build/menu-icons.ts'

const pdfFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const leafletFile = (name: string): string =>
  join(dirname(createRequire(import.meta.url).resolve('leaflet/package.json')), 'dist', name)
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

/** Leaflet as a plain file, for the document in which maps of others are drawn (public/map-frame.js). */
const plainLeaflet: Plugin = {
  name: 'plain-leaflet',
  generateBundle() {
    for (const name of ['leaflet.js', 'leaflet.css'])
      this.emitFile({ type: 'asset', fileName: `map/${name}`, source: readFileSync(leafletFile(name)) })
  },
  configureServer(server) {
    server.middlewares.use('/map', (request, response, next) => {
      const name = (request.url ?? '').split(/[/?]/)[1] ?? ''
      if (!/^leaflet\.(js|css)$/.test(name)) return next()
      response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/css')
      pipeline(createReadStream(leafletFile(name)), response, () => undefined)
    })
  },
}

/**
 * Preloads the pieces of both entries, of the pages of citizens (which their entry names), and of the daily pages of the
 * staff at once; of those, what the program has not loaded by then. Naming the pieces of every page would add 5 kB to
 * every first visit; the pieces of other pages load when they are needed.
 */
function piecesToPreload(): (file: string, pieces: string[], by: { hostId: string }) => string[] {
  let loaded: ReadonlySet<string> = new Set()
  return (file, pieces, { hostId }) => {
    if (/start-program-/.test(file)) loaded = new Set(pieces)
    if (/\/(index|start-light)-/.test(hostId)) return pieces
    return /(dashboard|document)[a-z-]*-page-/.test(file) ? pieces.filter((one) => !loaded.has(one)) : []
  }
}

const smallHooks = /[\\/](use-merged-ref|use-isomorphic-effect|noop|clsx)\.mjs$|[\\/]react[\\/].*jsx-runtime/
/** What every form of citizens shows; icons that the sign-in shows too stay pieces of their own. */
const plainFields = /[\\/]ui[\\/]plain[\\/]plain-(area|check|choices|field|labelled|select)\.tsx$/
const citizenIcons = /[\\/]Icon(ArrowLeft|ArrowRight|MapPin|Upload)\.mjs$/
/** What every list shows: its tools and its order. */
const listIcons = /[\\/]Icon(ChevronLeft|Plus|Search|ArrowUp|ArrowDown|Download|Trash)\.mjs$/

const toServer = (mode: string) => ({
  target: loadEnv(mode, import.meta.dirname, 'HDOC_').HDOC_DEV_API ?? 'http://127.0.0.1:8080',
  // Keep the browser's host name in the call, because it chooses the institution.
  changeOrigin: false,
})

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), pdfData, plainLeaflet, bordersPlugin(), compressedFiles],
  resolve: {
    // React has had this hook itself since version 18; its stand-in would be loaded by every page.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page is served with script-src 'self': nothing may be inlined into the document itself.
    assetsInlineLimit: 0,
    // A first visit names hundreds of pieces, and neither a hash nor a name compresses. So the hash is the shortest one that
    // the build takes, and a name is kept for what the build or a test asks for: entries and pages.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) =>
          /^start-|-page$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // The menu needs all of its icons at once, and every first visit the same few hooks. A piece for each, because other
        // pages use some of them, compresses badly.
        codeSplitting: {
          groups: [
            { name: 'menu-icons', test: menuIcons() },
            { name: 'small-hooks', test: smallHooks },
            { name: 'list-icons', test: listIcons },
            { name: 'plain-fields', test: plainFields },
            { name: 'citizen-icons', test: citizenIcons },
          ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
        },
      },
    },
    modulePreload: {
      polyfill: false,
      resolveDependencies: piecesToPreload(),
    },
  },
  worker: {
    format: 'es',
    // The server knows the reader of codes by its name, and lets it alone compile its decoder.
    rolldownOptions: { output: { entryFileNames: 'assets/code-reader-[hash:7].js' } },
  },
  server: {
    host: true,
    allowedHosts: true,
    proxy: {
      '/api': toServer(mode),
      '^/map-frame$': toServer(mode),
      // Pages that the server writes itself.
      '^/(monitor-oficial|noutati|pagini)(/|$|\\?)': toServer(mode),
      '^/(sitemap(\\.xml$|/)|robots\\.txt$)': toServer(mode),
    },
  },
}))
