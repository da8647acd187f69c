import { migrate } from '../../src/platform/db/migrations/migrate.ts'
import { silentLog } from '../../src/platform/log.ts'

/**
 * Migrates a database as a process of its own, which a test can kill: `run-migrations.ts <owner's address>
 * <folder>`.
 */
const [url = '', directory = ''] = process.argv.slice(2)
const { applied } = await migrate(url, { directory, log: silentLog })
process.stdout.write(JSON.stringify(applied))
