import { expect, it } from 'vitest'
import { databaseBefore } from '../../../../test/database/older-database.ts'

it('the migration that begins to read signatures writes one event for an institution, and no row for its archive', async () => {
  const { asSuperuser, bringUpToDate } = await databaseBefore('0108_')
  const [town] = await asSuperuser<{ id: string }>(
    `insert into institutions (tag, name, short_name) values ('vechi', 'Vechi', 'Vechi') returning id`,
  )
  await asSuperuser(
    `insert into hosts (host, institution_id, kind) values ('vechi.test.example', ${town?.id}, 'internal'), ('alt.test.example', ${town?.id}, 'alias')`,
  )
  // Of an archive only the files count here, so they come without the documents and people that they name.
  await asSuperuser(
    `set session_replication_role = replica;
     insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
       select ${town?.id}, 1, 'veche.pdf', 'application/pdf', 'pdf', 1, repeat('a', 64), now(), ${town?.id}, 1, 'Ana' from generate_series(1, 50)`,
  )

  await bringUpToDate()

  expect(await asSuperuser('select 1 from file_signatures')).toEqual([])
  expect(await asSuperuser('select institution_id, type, payload from outbox_events')).toEqual([
    { institution_id: town?.id, type: 'file.older_found', payload: {} },
  ])
  const [forced] = await asSuperuser<{ open: number }>(
    `select count(*)::int as open from pg_class where relname in ('files', 'file_signatures', 'outbox_events') and not relforcerowsecurity`,
  )
  expect(forced?.open).toBe(0)
})
