import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
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
