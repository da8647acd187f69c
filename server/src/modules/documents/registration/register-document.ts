import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { type CallKey, claimKeys, keepAnswers } from '../../../platform/idempotency/kept-answers.ts'
import { callKey, findKeptAnswer } from '../../../platform/idempotency/once.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { connectReply } from '../links/links.ts'
import { followType } from './follow-type.ts'
import { prepareRegistration, type Ready, type Registration } from './prepare-registration.ts'
import { getBatchFacts, registerDocuments } from './queries/registration.ts'
import type { Outcome } from './registration-batch.ts'
import type { JoinedCase, RegistrationCases } from './registration-cases.ts'
import { BatchRefused, registrationError } from './registration-error.ts'

/** The key of a registration, and its place in the batch. */
type PlacedKey = CallKey & { n: number }

function keyOf(n: number, settings: Secrets, { actor, key, values }: Registration): PlacedKey[] {
  return key === undefined ? [] : [{ n, ...callKey({ actor, settings }, documentCalls.add, key, values) }]
}

/** The answer that was given under a key of the past; a failure when its body differs. */
const replay = (
  db: TenantDb,
  settings: Secrets,
  key: PlacedKey,
  body: unknown,
): Promise<Outcome<Registered>> =>
  findKeptAnswer(db, settings, key, body).then(
    (answer) => ({ ok: true, result: answer as Registered }),
    (error: unknown) => {
      if (error instanceof AppError) return { ok: false, error }
      throw error
    },
  )

/** What a batch has to know of what its registrations name. */
const wantedFacts = (
  institutionId: number,
  batch: readonly Registration[],
): Parameters<typeof getBatchFacts>[1] => ({
  docTypes: batch.map(({ values }) => values.doc_type_id),
  issuers: batch.flatMap(({ values }) => values.issuer_id ?? []),
  registers: batch.map(({ values }) => values.register_id),
  reservations: batch.flatMap(({ values }) => values.reservation_id ?? []),
  people: [
    ...new Set(
      batch.filter(({ actor }) => actor.institutionId === institutionId).map(({ actor }) => actor.id),
    ),
  ],
})

/**
 * Registers a batch in one transaction: keys and facts first, then numbers as late as possible. A key
 * seen before gives the answer of that time. `whole`: if one registration fails, for whatever reason, all are
 * refused.
 */
export function registrationRunner(
  services: Services,
  { whole = false, cases }: { whole?: boolean; cases?: RegistrationCases | undefined },
): (institutionId: number, batch: readonly Registration[]) => Promise<Outcome<Registered>[]> {
  return (institutionId, batch) =>
    services.database.inInstitution(
      institutionId,
      async (db) => {
        const outcomes: (Outcome<Registered> | undefined)[] = batch.map(() => undefined)
        const keys = batch.flatMap((registration, n) => keyOf(n, services.settings, registration))
        // One round trip: of a key that was seen before, the facts are looked at for nothing.
        const [claims, facts] = await Promise.all([
          claimKeys(db, keys),
          getBatchFacts(db, wantedFacts(institutionId, batch)),
        ])
        const claimed = new Set([...claims].map(({ n }) => n))
        const fresh = batch
          .map((registration, n) => ({ registration, n }))
          .filter(({ n, registration }) => registration.key === undefined || claimed.has(n))
        const joined = fresh.flatMap(({ registration }) => registration.values.case?.case_id ?? [])
        if (joined.length > 0) await cases?.hold(db, joined)
        const ready: Ready[] = []
        for (const { n, registration } of fresh) {
          try {
            ready.push(await prepareRegistration(db, services, facts, n, registration, cases))
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
        const joins: JoinedCase[] = []
        const answers: { key: PlacedKey; answer: unknown }[] = []
        for (const { item, ...given } of numbered) {
          const { n, answer, answered, docType, inCase, registration } = ready[item]!
          const at = services.clock.now()
          const fixedNow = services.clock.fixed?.() ?? null
          await followType({ db, actor: registration.actor, at }, given.id, docType, registration.values)
          if (answered) await connectReply({ db, actor: registration.actor, at }, given.id, answered)
          const inOwnCase =
            inCase && (await cases?.follow(db, { ...inCase, documentId: given.id, at, fixedNow }))
          if (inCase && inOwnCase && inCase.wish.case_id !== null)
            joins.push({ caseId: inOwnCase.id, documentId: given.id, actor: registration.actor, at })
          const isAhead = given.registered_on > localDate(at)
          const result: Registered = {
            ...given,
            ...answer,
            ...(inOwnCase && { case: inOwnCase }),
            ...(isAhead && { ahead_of_clock: true }),
          }
          outcomes[n] = { ok: true, result }
          const key = keys.find((one) => one.n === n)
          if (key) answers.push({ key, answer: result })
        }
        if (joins.length > 0) await cases?.settle(db, joins)
        keepAnswers(db, answers)
        for (const key of keys.filter(({ n }) => !claimed.has(n))) {
          outcomes[key.n] = await replay(db, services.settings, key, batch[key.n]?.values)
        }
        if (whole && outcomes.some((outcome) => !outcome?.ok)) throw new BatchRefused(outcomes)
        return outcomes.map((outcome) => outcome ?? { ok: false, error: new Error('no outcome') })
      },
      { keepsPlans: true },
    )
}
