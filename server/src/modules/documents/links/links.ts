import {
  type DocumentLink,
  type documentLinkCalls,
  type LinkKind,
  linkCode,
} from '@hdoc/contract/documents/parts/document-links.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findVisible, getVisible } from '../record/get-document.ts'
import { canLinkDocument } from '../record/policy.ts'
import { presentListed } from '../record/present.ts'
import { type DocumentRow, listByIds, lockDocument } from '../record/queries/documents.ts'
import { viewerOfCall } from '../visibility/viewer-of-call.ts'
import { deleteLink, findLink, insertLink, type LinkRow, listLinks, sendLink } from './queries.ts'

async function presentLinks(ctx: StaffCtx, links: readonly LinkRow[]): Promise<DocumentLink[]> {
  const rows = await listByIds(ctx.db, [...new Set(links.map(({ other_id }) => other_id))])
  const today = localDate(ctx.clock.now())
  return links.flatMap(({ id, kind, direction, other_id, by, at }) => {
    const row = rows.find((one) => one.id === other_id)
    if (!row) return []
    const shown = presentListed(row, today, ctx.language)
    const { number, further_numbers, registered_on, issuer, short_description, status, is_test } = shown
    const document = {
      id: row.id,
      number,
      further_numbers,
      registered_on,
      issuer,
      short_description,
      status,
      is_test,
    }
    return [{ id, kind, direction, by, at, document }]
  })
}

export async function showLinks(ctx: StaffCtx, { params }: InputOf<typeof documentLinkCalls.list>) {
  const document = await getVisible(ctx, params.id)
  return presentLinks(ctx, await listLinks(ctx.db, await viewerOfCall(ctx), document))
}

/** Who connects, when, and in which transaction. */
type Linker = { db: TenantDb; actor: Actor; at: Date }
const linkerOf = ({ db, actor, clock }: StaffCtx): Linker => ({ db, actor, at: clock.now() })

/**
 * Tells a connection in the histories of both documents. Each keeps the other document by its id and what it
 * is to it, because a reader of one need not see the other.
 */
async function record(
  { db, actor, at }: Linker,
  action: 'document.linked' | 'document.unlinked',
  ends: { ids: readonly [number, number]; kind: LinkKind; direction: 'from' | 'to' },
): Promise<void> {
  const [one, other] = ends.ids
  const entry = { actor: auditActor(actor), at, action, subjectType: 'document' }
  const contrary = ends.direction === 'from' ? 'to' : 'from'
  await writeAudits(db, entry, [
    { subjectId: one, after: { link: linkCode(ends.kind, ends.direction), document_id: other } },
    { subjectId: other, after: { link: linkCode(ends.kind, contrary), document_id: one } },
  ])
}

export async function addLink(ctx: StaffCtx, { body }: InputOf<typeof documentLinkCalls.add>) {
  // Lock both, as either may be deleted at the same time; always in order of ids, so that nobody waits in a
  // circle.
  for (const id of [body.document_id, body.other_id].sort((a, b) => a - b)) await lockDocument(ctx.db, id)
  const row = await getVisible(ctx, body.document_id)
  const document = grant('document.link', row, canLinkDocument(ctx.actor, row))
  const other = await findVisible(ctx, body.other_id)
  const problem = !other ? 'reference' : other.id === document.id ? 'link_self' : undefined
  if (!other || problem)
    throw new AppError('VALIDATION', {}, { fields: { other_id: [{ key: problem ?? 'reference' }] } })
  if (other.deleted_at !== null) throw new AppError('DOCUMENT_DELETED')
  const { kind, direction } = body
  const id = await insertLink(ctx.db, document, {
    other,
    kind,
    direction,
    at: ctx.clock.now(),
    by: ctx.actor.name,
  })
  await record(linkerOf(ctx), 'document.linked', { ids: [document.id, other.id], kind, direction })
  const links = await listLinks(ctx.db, await viewerOfCall(ctx), document, id)
  const [link] = await presentLinks(ctx, links)
  if (!link) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, link)
}

/**
 * Connects a reply with the document it answers, in the transaction that gave its number: whoever registered it a
 * moment ago may connect it, so that nothing of it is read while its register’s counter is held.
 */
export async function connectReply(
  linker: Linker,
  replyId: number,
  answered: Pick<DocumentRow, 'id'>,
): Promise<void> {
  const { db, actor, at } = linker
  const reply = grant('document.link', { id: replyId }, allowed)
  const link = { other: answered, kind: 'answers', direction: 'from', at, by: actor.name } as const
  sendLink(db, reply, link)
  await record(linker, 'document.linked', {
    ids: [reply.id, answered.id],
    kind: link.kind,
    direction: 'from',
  })
}

/**
 * Removes a connection, from either side: the person must be allowed to change one side and see the other.
 */
export async function removeLink(ctx: StaffCtx, { params }: InputOf<typeof documentLinkCalls.remove>) {
  const link = await findLink(ctx.db, params.id)
  const [from, to] = link
    ? [await findVisible(ctx, link.from_id), await findVisible(ctx, link.to_id)]
    : [undefined, undefined]
  if (!link || !from || !to) throw new AppError('NOT_FOUND')
  const side = canLinkDocument(ctx.actor, from).ok ? from : to
  const document = grant('document.link', side, canLinkDocument(ctx.actor, side))
  await deleteLink(ctx.db, document, link)
  await record(linkerOf(ctx), 'document.unlinked', {
    ids: [link.from_id, link.to_id],
    kind: link.kind,
    direction: 'from',
  })
  return done(ctx.language)
}
