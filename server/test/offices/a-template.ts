import { sql } from '../../src/platform/db/sql.ts'
import type { TestApp } from '../browsers/app.ts'

/** Plants a registration template of one person, with the institution's first document type; gives its id. */
export async function aTemplate(
  { database }: Pick<TestApp, 'database'>,
  institutionId: number,
  { userId, name }: { userId: number; name: string },
): Promise<number> {
  return database.inInstitution(institutionId, async (db) => {
    const { id } = await db.one(sql<{ id: number }>`
      insert into registration_templates (institution_id, name, category, doc_type_id, prefilled, owner_institution_id, owner_id)
        select institution_id, ${name}, category, id, '{}', ${institutionId}, ${userId} from doc_types
         where institution_id = ${institutionId} order by id limit 1 returning id`)
    return id
  })
}
