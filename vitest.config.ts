import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, 'data/**', 'e2e/**']

/** As many processes as processors: the database and the programs of tests work beside them. */
const maxWorkers = 2

/** Files whose own process draws pictures or reads drawn ones, with libraries that are not JavaScript. */
const drawing = globSync('server/**/*.http.test.ts', { exclude: ['**/node_modules'] }).filter((path) =>
  /from '(?:sharp|@napi-rs\/canvas|[^']*\/test\/(?:files|papers|scan)\/[^']*)'/.test(
    readFileSync(path, 'utf8'),
  ),
)

/** What every project with a real PostgreSQL shares. */
const onDatabase = {
  globalSetup: 'server/test/database/global-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 60_000,
  maxWorkers,
}

/**
 * `unit`: pure rules; `http`: use cases on real PostgreSQL; `page`: screens in a simulated browser; `drill`: what
 * kills, freezes, fills or measures for a long time. Decision 0133 says why `http` has two parts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Files share what they import: loading it anew for each took a third of the time.
          isolate: false,
          maxWorkers,
          include: ['{contract,server,scripts,web,bench}/**/*.test.{ts,mjs}'],
          exclude: [...exclude, '**/*.{http,drill}.test.ts'],
          testTimeout: 60_000,
          // Some start a PostgreSQL of their own.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'http',
          isolate: false,
          include: ['server/**/*.http.test.ts'],
          exclude: [...exclude, ...drawing],
        },
      },
      {
        // A process that lived long crashed once in one of these libraries: each file has its own here.
        test: { ...onDatabase, name: 'http-drawing', include: drawing, exclude },
      },
      {
        test: { ...onDatabase, name: 'drill', include: ['server/**/*.drill.test.ts'], exclude },
      },
      {
        test: {
          name: 'page',
          isolate: false,
          maxWorkers,
          include: ['web/**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: 'web/test/fresh/fresh-page.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
