import { expect, test } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { filesOffice, tableHead } from '../../../../test/imports/files-office.ts'
import { sql } from '../../../platform/db/sql.ts'
import { findEntries } from './archives.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

test('of thousands of files of one name, each name of a row reads a few', async () => {
  const o = await filesOffice(t)
  const { id } = (await o.begin(`${tableHead}\n1;05.03.2019;Cerere;Popa;Hârtia;`, { kind: 'document' }))
    .body as { id: number }
  await t.asSuperuser(
    `with a as (
       insert into import_archives (institution_id, import_id, name, size, sha256, incoming_id, added_at)
       values ($1, $2, 'a.zip', 1, repeat('a', 64), 1, now()) returning id)
     insert into import_entries (institution_id, archive_id, import_id, place, path, path_key, packed, unpacked, at_byte, crc)
     select $1, a.id, $2, n, p, p, 1, 1, 0, 0
       from a, generate_series(1, 5000) n, lateral (select 'acte/' || n || '/scan.pdf') x(p)`,
    [o.i, id],
  )
  const whole = Array.from({ length: 50 }, (_, n) => `acte/${n + 1}/scan.pdf`)
  const ends = Array.from({ length: 50 }, (_, n) => `${n + 51}/scan.pdf`)
  await t.database.inInstitution(o.i, async (db) => {
    const found = await findEntries(db, id, [...whole, ...ends, 'scan.pdf', 'can.pdf', '0/scan.pdf'])
    const { read } = await db.one(sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'import_entries'`)
    const of = (asked: string) => found.filter((one) => one.asked === asked).map(({ path }) => path)
    for (const path of whole) expect(of(path)).toEqual([path])
    for (const path of ends) expect(of(path)).toEqual([`acte/${path}`])
    expect(of('scan.pdf')).toHaveLength(4)
    expect([...of('can.pdf'), ...of('0/scan.pdf')]).toEqual([])
    expect(read).toBeLessThan(500)
  })
})
