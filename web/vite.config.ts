import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** Packages of which every page needs all that is used anywhere, and the parts of Mantine that sign-in uses. */
const packages =
  'react|react-dom|scheduler|clsx|use-sync-external-store|i18next|react-i18next|zod|@tanstack/(router-core|react-router|history|store|react-store|query-core|react-query)'
const mantine =
  '@mantine/core/esm/(core|components/(Button|Loader|UnstyledButton|Transition|Portal|Input|InputBase|TextInput|CloseButton))'
const firstLoad = new RegExp(`node_modules/(${packages}|${mantine})/`)

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs lies in one file: it compresses better than many, and stays cached.
          groups: [{ name: 'frame', test: firstLoad }],
        },
      },
    },
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
