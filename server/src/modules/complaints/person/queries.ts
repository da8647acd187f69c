import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type OfPerson = {
  document_id: number | null
  on: string
  number: string
  said: string[]
  /** Answers to the questions of its type. */
  answers_id: number | null
  is_own: boolean
}

type Whose = {
  issuerIds: readonly number[]
  /** In small letters. */
  emails: readonly string[]
  /** Answers that bear a CNP of the person. */
  answersIds: readonly number[]
}

/** Complaints that a person made or supports: by the issuer of their document, an address of e-mail or a CNP. */
export function listComplaintsOf(
  db: TenantDb,
  { issuerIds, emails, answersIds }: Whose,
): Promise<OfPerson[]> {
  const i = db.institutionId
  return db.rows(sql<OfPerson>`
    select c.document_id, local_day(c.confirmed_at) as on, coalesce(c.number, '') as number, true as is_own,
           array[t.name, c.description, c.name, c.email, c.phone, c.locality, c.street, c.street_number, c.answer]
             || array(select m.body from complaint_comments m
                       where m.institution_id = c.institution_id and m.complaint_id = c.id and m.from_person order by m.id) as said,
           c.answers_id
      from complaints c
      join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
      left join documents d on d.institution_id = c.institution_id and d.id = c.document_id
     where c.institution_id = ${i}
       and (d.issuer_id = any(${[...issuerIds]}::bigint[]) or lower(c.email) = any(${[...emails]}::text[])
         or c.answers_id = any(${[...answersIds]}::bigint[]))
    union all
    select c.document_id, local_day(s.confirmed_at), coalesce(c.number, ''), false, array[t.name, s.email], null
      from complaint_supporters s
      join complaints c on c.institution_id = s.institution_id and c.id = s.complaint_id
      join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
     where s.institution_id = ${i} and lower(s.email) = any(${[...emails]}::text[])
     order by 2, 3, 4 desc`)
}

/**
 * Empties who made complaints, by an address or answers, with what they wrote under them, and who supports some. Gives the ids
 * of the answers that were taken off their complaints.
 */
export async function emptyComplaintsOf(
  db: TenantDb,
  { emails, answersIds, name }: Omit<Whose, 'issuerIds'> & { name: string },
): Promise<number[]> {
  const theirs = await db.rows(sql<{ id: number; answers_id: number | null }>`
    select id, answers_id from complaints
     where institution_id = ${db.institutionId}
       and (lower(email) = any(${[...emails]}::text[]) or answers_id = any(${[...answersIds]}::bigint[]))
     order by id for update`)
  const ids = theirs.map(({ id }) => id)
  await db.run(sql`
    update complaints set name = ${name}, email = '', phone = '', answers_id = null, version = version + 1
     where institution_id = ${db.institutionId} and id = any(${ids}::bigint[])`)
  await db.run(sql`
    update complaint_comments set body = ${name}, by_name = ${name}
     where institution_id = ${db.institutionId} and complaint_id = any(${ids}::bigint[]) and from_person`)
  await db.run(sql`
    update complaint_supporters set email = ''
     where institution_id = ${db.institutionId} and lower(email) = any(${[...emails]}::text[])`)
  return theirs.flatMap(({ answers_id }) => answers_id ?? [])
}
