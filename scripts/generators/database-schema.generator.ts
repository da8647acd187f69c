import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { ensureDatabase } from '../../server/src/app/embedded-postgres/ensure-database.ts'
import {
  EMBEDDED_DATABASE,
  startEmbeddedPostgres,
} from '../../server/src/app/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '../../server/src/platform/db/migrations/migrate.ts'
import { silentLog } from '../../server/src/platform/log.ts'
import type { Generator } from './generator.ts'
import * as catalogue from './schema-catalogue.ts'

type Read = (query: string) => Promise<catalogue.CatalogueRow[]>

/** Works on a database that holds the migrations and nothing else, and goes away afterwards. */
async function onFreshDatabase<T>(work: (read: Read) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-schema-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({ dataDir: folder, log: silentLog })
  try {
    await ensureDatabase(server.superuserUrl(), EMBEDDED_DATABASE)
    await migrate(server.urls.owner, { log: silentLog })
    const client = new Client({ connectionString: server.superuserUrl(EMBEDDED_DATABASE) })
    await client.connect()
    try {
      return await work(async (query) => (await client.query<catalogue.CatalogueRow>(query)).rows)
    } finally {
      await client.end()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}\n\n${lines.map((line) => `- \`${line}\``).join('\n')}\n`
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

export async function schemaText(read: Read): Promise<string> {
  const parts = [
    ['Columns', catalogue.columns],
    ['Constraints', catalogue.constraints],
    ['Indexes', catalogue.indexes],
    ['Triggers', catalogue.triggers],
    ['Policies', catalogue.policies],
    ['Rights', catalogue.rights],
  ] as const
  const tables = await read(catalogue.tables)

  const kinds: { title: string; rows: catalogue.CatalogueRow[] }[] = []
  for (const [title, query] of parts) kinds.push({ title, rows: await read(query) })
  const texts = tables.map(({ of, line }) => {
    const sections = kinds.map(({ title, rows }) =>
      section(
        title,
        rows.filter((row) => row.of === of).map((row) => oneLine(row.line)),
      ),
    )
    return `## ${of}\n\n${line}\n${sections.join('')}`
  })
  const functions = await read(catalogue.functions)
  return `# Database schema

${tables.length} tables and ${functions.length} functions of the schema \`public\`, as the migrations leave them; the job queue keeps its
own schema. Written by \`npm run generate\`.

${texts.join('\n')}
## Functions
${section(
  'Signatures',
  functions.map(({ line }) => oneLine(line)),
).slice('\nSignatures\n'.length)}`
}

export const generator: Generator = {
  file: 'docs/generated/schema.md',
  needsDatabase: true,
  build: () => onFreshDatabase(schemaText),
}
