import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, 'data/**', 'e2e/**']

/** `unit`: pure rules; `http`: use cases on real PostgreSQL; `page`: screens in a simulated browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Files share what they import: loading it anew for each took a third of the time.
          isolate: false,
          include: ['{contract,server,scripts,web,bench}/**/*.test.{ts,mjs}'],
          exclude: [...exclude, '**/*.http.test.ts'],
          testTimeout: 20_000,
          // Some start a PostgreSQL of their own.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['server/**/*.http.test.ts'],
          exclude,
          globalSetup: 'server/test/database/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'page',
          isolate: false,
          include: ['web/**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: 'web/src/app/test-fresh.ts',
          testTimeout: 20_000,
        },
      },
    ],
  },
})
