import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'

const jsonSchemaParts = [
  /^\s*inst\._zod\.processJSONSchema = .*$/gm,
  /createToJSONSchemaMethod\(this, \{\}\)\(params\)/g,
  /createStandardJSONSchemaMethod\(this, "(?:in|out)put"\)/g,
]

/**
 * The contract's schemas can describe themselves as JSON Schema; only the server asks for that (OpenAPI). Left in,
 * it adds 8 kB to every first visit. A zod in which these places are no longer found stops the build.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
    handler(code) {
      return jsonSchemaParts.reduce((text, part) => {
        if (text.search(part) === -1) this.error(`zod has changed: ${part} is not in its schemas`)
        return text.replace(part, part === jsonSchemaParts[0] ? '' : 'undefined')
      }, code)
    },
  },
}

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page is served with script-src 'self': nothing may be written into the document itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: true,
    allowedHosts: true,
    proxy: {
      '/api': {
        target: loadEnv(mode, import.meta.dirname, 'HDOC_').HDOC_DEV_API ?? 'http://127.0.0.1:8080',
        // The browser's host name goes with the call: it chooses the institution.
        changeOrigin: false,
      },
    },
  },
}))
