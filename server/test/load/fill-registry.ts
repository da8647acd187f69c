import type { Client } from 'pg'
import { addLonePerson } from './add-lone-person.ts'
import { fillDocuments } from './fill-documents.ts'
import { type Filled, fillInstitution } from './fill-institution.ts'

/** Sets the registers' counters to go on where the documents end. */
const GO_ON = `
  update register_counters c set series = d.series, next_number = d.counter + 1, last_at = d.registered_at
    from (select distinct on (register_id) register_id, series, counter, registered_at from documents where institution_id = $1
           order by register_id, series desc, counter desc) d
   where c.institution_id = $1 and c.register_id = d.register_id`

/**
 * Fills in one institution with `documents` documents up to `today`, and the words of the search box. Also
 * adds a person who sees only one department's documents, as the last of the users.
 */
export async function fillRegistry(
  superuser: Client,
  documents: number,
  today: string,
  isVaried = false,
): Promise<Filled> {
  const filled = await fillInstitution(superuser, Math.max(500, Math.round(documents * 0.08)))
  await fillDocuments(superuser, filled, documents, today, isVaried)
  filled.userIds.push(await addLonePerson(superuser, filled))
  await superuser.query(GO_ON, [filled.institutionId])
  await superuser.query(`select setval(pg_get_serial_sequence('documents', 'id'), $1)`, [documents])
  await superuser.query('select learn_words($1, null)', [filled.institutionId])
  await superuser.query('vacuum analyze')
  return filled
}
