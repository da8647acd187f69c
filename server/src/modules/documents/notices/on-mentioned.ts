import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { tell } from '../../notifications/index.ts'
import { findAuthor, findTold } from './queries.ts'
import { ownPeople, subjectOf } from './told-document.ts'

/** Tells a person whom a comment mentions. The cause is the comment, however often it is mended. */
export async function onMentioned(
  db: TenantDb,
  { document_id, comment_id, user_id }: { document_id: number; comment_id: number; user_id: number },
  { createdAt }: EventFacts,
): Promise<void> {
  const [document, author] = await Promise.all([findTold(db, document_id), findAuthor(db, comment_id)])
  if (!document || !author) return
  await tell(db, {
    text: 'mentioned',
    values: { by: author.name },
    subject: subjectOf(document),
    cause: `comment:${comment_id}`,
    at: new Date(createdAt),
    persons: ownPeople(db, [user_id]),
    by: author.person,
  })
}
