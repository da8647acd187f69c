import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { startOfLocalDay } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PlantedInstitution } from '../plan/institution-plan.ts'

/** The head of the tax office is away this week; a colleague stands in. */
export async function plantSubstitution(
  db: TenantDb,
  { people }: PlantedInstitution,
  today: IsoDate,
): Promise<void> {
  const away = people.get('lavinia.crinu')!
  const substitute = people.get('petru.artaru')!
  const from = addDays(today, -2)
  await db.run(sql`
    insert into substitutes (institution_id, user_id, substitute_id, for_cases, for_approvals, from_on, until_on, created_at, created_by_name)
    values (${db.institutionId}, ${away.id}, ${substitute.id}, true, true, ${from}::date, ${addDays(today, 5)}::date,
            ${startOfLocalDay(from).toISOString()}::timestamptz, ${away.name})`)
}
