import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import { freshOffice, registerPapers } from '../../../test/offices/office.ts'
import { systemActor } from '../auth/actor.ts'
import { sql } from '../db/sql.ts'
import { sealAll, sealSome } from './seal-audit.ts'
import { writeAudit } from './write-audit.ts'

const { database, asSuperuser } = await testDatabase()

interface Seal {
  seq: number
  entry_id: number
  hash: string
}

const sealsOf = (institution: number): Promise<Seal[]> =>
  asSuperuser<Seal>(
    `select seq::int, entry_id::int, encode(hash, 'hex') as hash from audit_seals where institution_id = $1 order by seq`,
    [institution],
  )

test('entries of every institution are chained without gaps, each chain from its own beginning', async () => {
  const [one, two] = [await freshOffice(database), await freshOffice(database)]
  await registerPapers(database, one, 3)
  await registerPapers(database, two, 2)
  expect(await sealAll(database)).toBe(5)
  expect(await sealAll(database)).toBe(0)
  expect((await sealsOf(one.institution.id)).map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect((await sealsOf(two.institution.id)).map(({ seq }) => seq)).toEqual([1, 2])
  await registerPapers(database, one, 1)
  await sealAll(database)
  expect((await sealsOf(one.institution.id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})

test('a hash can be computed again from what anybody may read', async () => {
  const office = await freshOffice(database)
  await registerPapers(database, office, 2)
  await sealAll(database)
  const seals = await sealsOf(office.institution.id)
  const entries = await asSuperuser<Record<string, string | null> & { digest: Buffer }>(
    `select id::text, (extract(epoch from at) * 1000000)::bigint::text as at, actor_id::text, digest, subject_id::text
       from audit_entries where institution_id = $1 order by id`,
    [office.institution.id],
  )
  let previous: Buffer = Buffer.alloc(0)
  for (const [index, entry] of entries.entries()) {
    const seq = Buffer.alloc(8)
    seq.writeBigInt64BE(BigInt(index + 1))
    const { id } = office.institution
    const text = `[${id}, ${entry.id}, ${entry.at}, ${id}, ${entry.actor_id}, "Gina Liliacu", null, null, null, "document.registered", "document", ${entry.subject_id}]`
    previous = createHash('sha256')
      .update(Buffer.concat([previous, seq, Buffer.from(text), entry.digest]))
      .digest()
    expect(seals[index]?.hash).toBe(previous.toString('hex'))
  }
  expect(entries).toHaveLength(2)
})

test('an entry that commits late is sealed after those that overtook it', async () => {
  const office = await freshOffice(database)
  const id = office.institution.id
  const write = (action: string) =>
    database.inInstitution(id, (db) =>
      writeAudit(db, {
        actor: systemActor,
        at: new Date('2026-11-20T08:00:00Z'),
        action,
        subjectType: 'register',
        subjectId: 1,
      }),
    )
  let late = 0
  let early = 0
  await database.inInstitution(id, async (db) => {
    late = await writeAudit(db, {
      actor: systemActor,
      at: new Date('2026-11-20T08:00:00Z'),
      action: 'register.updated',
      subjectType: 'register',
      subjectId: 1,
      before: { name: 'vechi', code: 'R' },
      after: { name: 'nou', code: 'R' },
    })
    early = await write('register.created')
    await sealAll(database)
  })
  await sealAll(database)
  expect(late).toBeLessThan(early)
  expect((await sealsOf(id)).map(({ entry_id }) => entry_id)).toEqual([early, late])
  const [payload] = await asSuperuser<{ payload: string; ok: boolean }>(
    `select p.payload, e.digest = sha256(p.salt || convert_to(p.payload, 'UTF8')) as ok
       from audit_payloads p join audit_entries e on e.institution_id = p.institution_id and e.id = p.entry_id
      where p.institution_id = $1 and p.entry_id = $2`,
    [id, late],
  )
  expect(payload).toEqual({ payload: '{"after":{"name":"nou"},"before":{"name":"vechi"}}', ok: true })
})

test('two sealers at once seal each entry once, and an entry queued again is not sealed again', async () => {
  const office = await freshOffice(database)
  const id = office.institution.id
  await registerPapers(database, office, 50)
  await Promise.all([sealSome(database), sealSome(database), sealSome(database)])
  await sealAll(database)
  await database.inInstitution(id, (db) =>
    db.run(sql`insert into audit_unsealed (institution_id, entry_id)
      select institution_id, id from audit_entries where institution_id = ${id}`),
  )
  await sealAll(database)
  expect((await sealsOf(id)).map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
})

test('nobody but the platform writes seals, and nobody changes what was written', async () => {
  const office = await freshOffice(database)
  await registerPapers(database, office, 1)
  const id = office.institution.id
  const as = (statement: ReturnType<typeof sql>) => database.inInstitution(id, (db) => db.run(statement))
  await expect(as(sql`update audit_entries set action = 'x'`)).rejects.toThrow('permission denied')
  await expect(as(sql`delete from audit_payloads`)).rejects.toThrow('permission denied')
  await expect(as(sql`delete from audit_unsealed`)).rejects.toThrow('permission denied')
  await expect(as(sql`select seal_audit(10)`)).rejects.toThrow('permission denied')
  await expect(as(sql`insert into audit_seals values (${id}, 1, 1, ''::bytea, now())`)).rejects.toThrow(
    'permission denied',
  )
})
