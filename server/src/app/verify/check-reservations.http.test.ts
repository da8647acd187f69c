import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import {
  type NumberingOffice,
  openNumberingOffice,
  paperOf,
  registerPapersIn,
} from '../../../test/numbering-model/numbering-office.ts'
import { newNumbering } from '../../../test/numbering-model/numbering-state.ts'
import { reserveNumbers } from '../../modules/registers/index.ts'
import { sealAll } from '../../platform/audit/seal-audit.ts'
import { findDamage } from './find-damage.ts'

const { database, asSuperuser } = await testDatabase()
const now = Date.UTC(2026, 10, 20, 8)
const day = '2026-11-20'
let real: NumberingOffice

/** A-0001 to A-0003 reserved, the first used by a document that also bears S1. */
beforeEach(async () => {
  real = await openNumberingOffice(database, newNumbering(now))
  const { office, registerIds } = real
  const wish = { registerId: registerIds[0]!, count: 3, on: null, note: '', groupIds: [], isManager: true }
  await database.inInstitution(office.institution.id, async (db) => {
    const [first] = await reserveNumbers(db, new Date(now), { ...wish, actor: office.clerk })
    const use = { register: 0, day, reservedOn: day, reservationId: first!.id, further: [3] }
    await registerPapersIn(db, now, [paperOf(real, use)])
  })
  await sealAll(database)
})

/** What a thief or a fault does: no trigger, no key and no row security stand in the way. */
const plant = (text: string) =>
  asSuperuser(
    `set session_replication_role = replica; ${text.replaceAll('INSTITUTION', String(real.office.institution.id))}`,
  )
const found = async (): Promise<string[]> => {
  const { id, tag } = real.office.institution
  const findings = await findDamage(database, { institutionId: id })
  return findings.map(({ sentence }) => sentence.en.replace(`Institution ${tag}, `, ''))
}
const first = 'institution_id = INSTITUTION and counter = 1'

test('nothing is found where nothing was touched', async () => {
  expect(await found()).toEqual([])
})

test.each([
  [
    'a reservation taken out',
    `delete from number_reservations where institution_id = INSTITUTION and counter = 2`,
    'register A, series 2026: number 2 (A-0002/2026) is in the ledger as reserved, but is not found.',
  ],
  [
    'a reservation of another number',
    `update number_reservations set number = 'A-9/2026' where institution_id = INSTITUTION and counter = 3`,
    'register A, series 2026: number 3, reserved, differs (A-9/2026) from the ledger (A-0003/2026), or in its time or document.',
  ],
  [
    'a reservation that never left the counter',
    `update number_reservations set counter = 9 where institution_id = INSTITUTION and counter = 3`,
    'register A, series 2026: number 3 (A-0003/2026) is in the ledger as reserved, but is not found.',
  ],
  [
    'a used one whose document is gone',
    `delete from documents where ${first}`,
    'register A, series 2026: reserved number 1 (A-0001/2026) is used, but no document bears it.',
  ],
  [
    'a document that bears a number that was not given to it',
    `update number_reservations set state = 'reserved', document_id = null, used_at = null where ${first}`,
    'register A, series 2026: reserved number 1 (A-0001/2026) is borne by a document it was not given to.',
  ],
  [
    'a document of another day than its number',
    `update documents set registered_on = '2026-11-19' where ${first}`,
    'register A, series 2026: document A-0001/2026 does not bear the day its number was reserved for.',
  ],
  [
    'a further number taken out',
    `delete from further_numbers where ${first}`,
    'register S, series 2026: number 1 (S1/26) is in the ledger as a further number, but is not found.',
  ],
  [
    'a further number of another document',
    `update further_numbers set document_id = document_id + 1000 where ${first}`,
    'register S, series 2026: number 1, a further number, differs (S1/26) from the ledger (S1/26), or in its time or document.',
  ],
])('%s is named', async (_what, statement, sentence) => {
  await plant(statement)
  expect(await found()).toContain(sentence)
})

test('a number that was used or released never waits again, for no program', async () => {
  await expect(
    database.inInstitution(real.office.institution.id, (db) =>
      reserveNumbers(db, new Date(now), {
        registerId: real.registerIds[3]!,
        count: 1,
        on: null,
        note: '',
        actor: real.office.clerk,
        groupIds: [],
        isManager: true,
      }),
    ),
  ).rejects.toMatchObject({ code: 'HD017' })
  await expect(
    asSuperuser(
      `update number_reservations set state = 'reserved', document_id = null, used_at = null where institution_id = $1 and counter = 1`,
      [real.office.institution.id],
    ),
  ).rejects.toMatchObject({ code: 'HD001' })
})
