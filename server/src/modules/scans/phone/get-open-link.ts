import { AppError } from '@hdoc/contract/failures/errors.ts'
import { can } from '../../../platform/auth/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { seekBySecret } from '../../../platform/http/guard/guess-limit.ts'
import { findActor } from '../../access/index.ts'
import { canAttachFiles, findForPerson } from '../../documents/index.ts'
import { findByToken, type LinkRow } from '../queries/phone-links.ts'
import { phoneTokenHash } from './phone-token.ts'

type Asked = Pick<Ctx, 'database' | 'caller' | 'clock'>

/** May the person who had the code shown still do what it is for? */
async function stillAllowed({ database, caller }: Asked, link: LinkRow): Promise<boolean> {
  const { institutionId } = caller.host
  const person = { institutionId: link.person_institution_id, id: link.person_id }
  const actor = await findActor(database, person, institutionId)
  if (!actor) return false
  const { document_id: documentId } = link
  if (documentId === null) return can(actor, 'document.register')
  const document = await database.inInstitution(institutionId, (db) => findForPerson(db, actor, documentId))
  return document !== undefined && canAttachFiles(actor, document).ok
}

/**
 * Finds the code of a token, in any state. A token that nobody was given counts as a guess, together with
 * those of mailed links.
 */
export async function findLink(ctx: Asked, token: string): Promise<LinkRow | undefined> {
  const { institutionId } = ctx.caller.host
  const guesser = { institutionId, address: ctx.caller.address }
  return seekBySecret(ctx.database.global, { ...guesser, secret: token }, () =>
    ctx.database.inInstitution(
      institutionId,
      (db) => findByToken(db, phoneTokenHash(token), ctx.clock.now()),
      { readOnly: true },
    ),
  )
}

/**
 * Gives the code of a token, if it is good here and now. Throws PHONE_LINK_ENDED otherwise, with one answer
 * for what is unknown, used, revoked, out of time or of another institution.
 */
export async function getOpenLink(ctx: Asked, token: string): Promise<LinkRow> {
  return await expectOpen(ctx, await findLink(ctx, token))
}

export async function expectOpen(ctx: Asked, link: LinkRow | undefined): Promise<LinkRow> {
  if (!link?.alive || !(await stillAllowed(ctx, link))) throw new AppError('PHONE_LINK_ENDED')
  return link
}
