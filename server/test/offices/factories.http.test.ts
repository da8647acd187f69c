import { expect, test } from 'vitest'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { testDatabase } from '../database/database.ts'
import { aDocument } from '../papers/a-document.ts'
import { aDocType, anInstitution, anIssuer, aRegister, aUser } from './factories.ts'

const { database } = await testDatabase()

test('a document makes the parents it lacks, and the next one takes them', async () => {
  const place = await anInstitution(database)
  const one = await aDocument(place)
  const two = await aDocument(place, { status: 6, subject: 'Al doilea' })
  expect([one.number, two.number]).toEqual(['000001', '000002'])
  expect(one.deadline_on).toBe('2026-12-21')
  await aDocument(place, { status: 9 })
  await aDocument(place, { status: 15 })
  const rows = await database.inInstitution(place.id, (db) =>
    db.rows(
      sql<{ status: number }>`select status from documents where institution_id = ${place.id} order by id`,
    ),
  )
  expect(rows.map(({ status }) => status)).toEqual([1, 6, 9, 15])
  await sealAll(database)
  expect(await findDamage(database, { institutionId: place.id })).toEqual([])
})

test('what a test names is taken as named', async () => {
  const place = await anInstitution(database)
  const user = await aUser(place, {
    groups: ['Urbanism'],
    roles: ['DocAdmin'],
    permissions: ['document.list'],
  })
  const colleague = await aUser(place, { groups: ['Urbanism'] })
  expect(colleague.groupIds).toEqual(user.groupIds)
  const access = [{ principal: 'user' as const, id: user.id, see: true, register: true }]
  const registerId = await aRegister(place, { pattern: 'X-##/{YYYY}', access })
  const docTypeId = await aDocType(place, { category: 'iesire', deadline_days: 0 })
  const issuerId = await anIssuer(place, { type: 'pj', name: 'Moara S.R.L.' })
  const document = await aDocument(place, {
    registerId,
    docTypeId,
    issuerId,
    userId: user.id,
    groupId: user.groupIds[0]!,
    at: '2026-01-01T00:00:00+02:00',
    accessLevel: 3,
  })
  expect(document).toMatchObject({ number: 'X-01/2026', registered_on: '2026-01-01', deadline_on: null })
  const row = await database.inInstitution(place.id, (db) =>
    db.one(
      sql<object>`select issuer_name, registered_by_name, category, access_level from documents where id = ${document.id}`,
    ),
  )
  expect(row).toEqual({
    issuer_name: 'Moara S.R.L.',
    registered_by_name: user.name,
    category: 'iesire',
    access_level: 3,
  })
})
