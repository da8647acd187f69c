import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ContactMessagePlan } from '../../plan/contact-messages.ts'

const HOUR = 3_600_000

/** Writes messages of the contact form; those that somebody answered were answered two hours after they came. */
export async function addContactMessages(
  db: TenantDb,
  messages: readonly ContactMessagePlan[],
  told: { now: Date; mailedTo: string },
): Promise<void> {
  for (const { category, subject, message, email, hoursAgo, answeredBy = '' } of messages) {
    const at = new Date(told.now.getTime() - hoursAgo * HOUR)
    const answeredAt = answeredBy === '' ? null : new Date(at.getTime() + 2 * HOUR)
    await db.run(sql`
      insert into contact_messages (institution_id, category, subject, message, email, language, sent_at, received_at, mailed_to, answered_at,
                                    answered_by_name)
      values (${db.institutionId}, ${category}, ${subject}, ${message}, ${email}, 'ro', ${at}, ${at}, ${told.mailedTo}, ${answeredAt},
              ${answeredBy})`)
  }
}
