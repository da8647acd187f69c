import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { type Actor, auditActor } from '../../auth/actor.ts'
import { callRefusal } from '../../auth/call-refusal.ts'
import type { Ctx, Host, ReadPart } from '../context.ts'
import type { Call } from '../guard/admit-call.ts'

type Authenticate = (host: Host, token: string, isUse: boolean) => Promise<Actor | undefined>

const isSame = (one: Actor, other: Actor): boolean =>
  one.institutionId === other.institutionId && one.id === other.id && one.hdocId === other.hdocId

/**
 * Gives the function that reads a streamed answer part by part. Before each part it looks up session,
 * acting and rights anew; that is no use of the session, which a page left open would keep for ever. Each part has its
 * own transaction, so that a slow reader holds none open. Throws when the call would be refused by now.
 */
export function partReader(
  call: Call,
  { database, institutionId, actor: begun }: Pick<Ctx, 'database' | 'institutionId' | 'actor'>,
  authenticate: Authenticate,
): ReadPart {
  const { host, sessionToken } = call.caller
  return async (read) => {
    const actor = sessionToken === undefined ? undefined : await authenticate(host, sessionToken, false)
    const refusal = callRefusal(call.route.endpoint, actor)
    if (refusal) throw refusal
    if (!actor || !begun || !isSame(actor, begun)) throw new AppError('UNAUTHENTICATED')
    return database.inInstitution(institutionId, (db) => read(db, actor), { readOnly: true })
  }
}

/** Tells the trail that an answer under way was cut off because its person may no longer have it. */
export async function recordCutOff(
  call: Call,
  subject: { type: string; id: number },
  refusal: AppError,
): Promise<void> {
  const { actor, route, services } = call
  if (!actor) return
  const { missing } = refusal.values
  await services.database.inInstitution(actor.hdocId, (db) =>
    writeAudit(db, {
      actor: auditActor(actor),
      at: services.clock.now(),
      action: 'download.cut_off',
      subjectType: subject.type,
      subjectId: subject.id,
      after: {
        call: route.endpoint.id,
        refused: refusal.code,
        ...(typeof missing === 'string' && { missing }),
      },
    }),
  )
  services.database.wake()
}
