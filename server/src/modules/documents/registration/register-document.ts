import { documentCalls, type Registered } from '@hdoc/contract/documents/documents.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import { bodyHash, isSameBody } from '../../../platform/http/call/body-hash.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { connectReply } from '../links/links.ts'
import { followType } from './follow-type.ts'
import { prepareRegistration, type Ready, type Registration } from './prepare-registration.ts'
import {
  claimKeys,
  getBatchFacts,
  getKeptAnswer,
  type KeyRow,
  keepAnswers,
  registerDocuments,
} from './queries/registration.ts'
import type { Outcome } from './registration-batch.ts'
import { BatchRefused, registrationError } from './registration-error.ts'

function keyOf(n: number, secrets: Secrets, { actor, key, values }: Registration): KeyRow[] {
  if (key === undefined) return []
  return [
    {
      n,
      endpoint: documentCalls.add.id,
      actor_institution_id: actor.institutionId,
      actor_id: actor.id,
      key,
      body_hash: bodyHash(secrets, values),
    },
  ]
}

/**
 * Registers a batch in one transaction: keys first, then the facts, then numbers as late as possible. A key
 * seen before gives the answer of that time. `whole`: if one registration fails, for whatever reason, all are
 * refused.
 */
export function registrationRunner(
  services: Services,
  { whole }: { whole: boolean } = { whole: false },
): (institutionId: number, batch: readonly Registration[]) => Promise<Outcome<Registered>[]> {
  return (institutionId, batch) =>
    services.database.inInstitution(institutionId, async (db) => {
      const outcomes: (Outcome<Registered> | undefined)[] = batch.map(() => undefined)
      const keys = batch.flatMap((registration, n) => keyOf(n, services.settings, registration))
      const claimed = keys.length > 0 ? await claimKeys(db, keys) : new Set<number>()
      const fresh = batch
        .map((registration, n) => ({ registration, n }))
        .filter(({ n, registration }) => registration.key === undefined || claimed.has(n))
      const facts = await getBatchFacts(db, {
        docTypes: fresh.map(({ registration }) => registration.values.doc_type_id),
        issuers: fresh.flatMap(({ registration }) => registration.values.issuer_id ?? []),
        registers: fresh.map(({ registration }) => registration.values.register_id),
        reservations: fresh.flatMap(({ registration }) => registration.values.reservation_id ?? []),
        people: [
          ...new Set(
            fresh
              .filter(({ registration }) => registration.actor.institutionId === institutionId)
              .map(({ registration }) => registration.actor.id),
          ),
        ],
      })
      const ready: Ready[] = []
      for (const { n, registration } of fresh) {
        try {
          ready.push(await prepareRegistration(db, services, facts, n, registration))
        } catch (error) {
          if ((batch.length === 1 && !whole) || !(error instanceof AppError)) throw error
          outcomes[n] = { ok: false, error }
        }
      }
      // A failed item must not keep its key, nor an issuer written for it. So the batch is rolled back, and
      // the rest runs without it.
      if (outcomes.some((outcome) => outcome && !outcome.ok)) throw new BatchRefused(outcomes)
      const numbered = await registerDocuments(
        db,
        services.clock.fixed?.() ?? null,
        ready.map(({ item }) => item),
      ).catch((error: unknown) => {
        throw registrationError(error)
      })
      const answers: { key: KeyRow; answer: unknown }[] = []
      for (const { item, ...given } of numbered) {
        const { n, answer, answered, docType, registration } = ready[item]!
        const at = services.clock.now()
        await followType({ db, actor: registration.actor, at }, given.id, docType, registration.values)
        if (answered) await connectReply({ db, actor: registration.actor, at }, given.id, answered)
        const isAhead = given.registered_on > localDate(at)
        const result: Registered = { ...given, ...answer, ...(isAhead && { ahead_of_clock: true }) }
        outcomes[n] = { ok: true, result }
        const key = keys.find((one) => one.n === n)
        if (key) answers.push({ key, answer: result })
      }
      if (answers.length > 0) await keepAnswers(db, answers)
      for (const key of keys.filter(({ n }) => !claimed.has(n))) {
        const kept = await getKeptAnswer(db, key)
        outcomes[key.n] = isSameBody(services.settings, kept.body_hash, batch[key.n]?.values)
          ? { ok: true, result: kept.answer as Registered }
          : { ok: false, error: new AppError('IDEMPOTENCY_MISMATCH') }
      }
      if (whole && outcomes.some((outcome) => !outcome?.ok)) throw new BatchRefused(outcomes)
      return outcomes.map((outcome) => outcome ?? { ok: false, error: new Error('no outcome') })
    })
}
