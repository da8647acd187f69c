import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import { headKey, signHead } from '../../../platform/audit/sign-head.ts'
import { storeKeyChange, trustedKeys } from '../../../platform/audit/trusted-keys.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, PlatformDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { Log } from '../../../platform/log.ts'
import { ABOUT_HEADS } from '../heads/written-head.ts'
import { type Compared, compareOutside } from './compare-outside.ts'
import { headsPath, putAside, readHeads, writeHeads } from './heads-file.ts'
import { addHold, listNewestSeals, type NewestSeal } from './queries.ts'
import { readWitness } from './witness-file.ts'

type With = { database: Database; clock: Clock; settings: Settings; log: Log }
type Kept = Map<number, TrailHead>

export interface HeadsWatch {
  /**
   * Compares what this process and the data folder know with the chains, then keeps the chains as they are now.
   * `afresh`: the database was not there before, so the witness is asked as well.
   */
  look(options?: { afresh?: boolean }): Promise<void>
  /**
   * Like `look`, for when the database is met (again). A failure is logged and not thrown, because work does
   * not wait for it.
   */
  onConnect(): Promise<void>
}

const newestOf = (heads: readonly TrailHead[]): Kept => {
  const kept: Kept = new Map()
  for (const head of heads) {
    const known = kept.get(head.institution_id)
    if (!known || known.seq < head.seq) kept.set(head.institution_id, head)
  }
  return kept
}

const alike = (a: TrailHead, b: TrailHead): boolean => a.seq === b.seq && a.hash === b.hash

function signSeal({ secret }: Settings, seal: NewestSeal, signedAt: Date): TrailHead {
  const { institution_id, institution, seq, hash } = seal
  return {
    institution_id,
    institution,
    seq,
    hash: hash.toString('hex'),
    signed_at: signedAt.toISOString(),
    key_id: headKey(secret).id,
    signature: signHead(secret, { institutionId: institution_id, seq, hash, signedAt, link: undefined }),
  }
}

async function hold(db: PlatformDb, { lost }: Compared, { clock, log }: With): Promise<void> {
  for (const { head, tag, found_seq, found_hash } of lost) {
    // The database is another one altogether, or one from before the institution came: there is nothing to
    // hold.
    if (tag === null) continue
    const isNew = await addHold(db, {
      institution_id: head.institution_id,
      found_at: clock.now(),
      known_seq: head.seq,
      known_hash: Buffer.from(head.hash, 'hex'),
      found_seq,
      found_hash,
    })
    if (isNew)
      log.error(
        { institution: tag, known: head.seq, signed_at: head.signed_at, found: found_seq },
        'an older state of the institution was met: it gets no numbers until an administrator confirms it',
      )
  }
}

/** Gives what is kept from now on: the end of each chain, and for a lost chain what was known of it. */
function nextKept(seals: readonly NewestSeal[], known: Kept, compared: Compared, services: With): Kept {
  const lost = new Map(compared.lost.map(({ head }) => [head.institution_id, known.get(head.institution_id)]))
  const next: Kept = new Map()
  for (const [id, head] of known) if (!seals.some((seal) => seal.institution_id === id)) next.set(id, head)
  for (const seal of seals) {
    const id = seal.institution_id
    const before = known.get(id)
    const isSame = before?.seq === seal.seq && before.hash === seal.hash.toString('hex')
    next.set(id, lost.get(id) ?? (isSame ? before : signSeal(services.settings, seal, services.clock.now())))
  }
  return next
}

/**
 * Keeps the newest head of every chain outside the database, and notices when an institution is met in an older state
 * than was known: at start, whenever the database was away, and every few minutes; never at a registration. Each process
 * remembers for itself too, in case the data folder was put back together with the database.
 */
export function watchHeads(services: With): HeadsWatch {
  const { database, settings, log, clock } = services
  const path = headsPath(settings.dataDir)
  let own: Kept = new Map()
  let turn: Promise<void> = Promise.resolve()

  async function look(afresh: boolean): Promise<void> {
    const file = await readHeads(path)
    const witnessed = afresh ? await readWitness(settings.witness.file, log) : []
    const kept = [...file.heads, ...witnessed, ...own.values()]
    const { seals, compared } = await database.asPlatform('compare chains with heads outside', async (db) => {
      await storeKeyChange(db, settings, clock.now())
      const result = await compareOutside(db, kept, await trustedKeys(db, settings))
      await hold(db, result, services)
      return { seals: await listNewestSeals(db), compared: result }
    })
    const known = newestOf(kept.filter((head) => !compared.forged.includes(head)))
    const isForged = file.isBroken || file.heads.some((head) => compared.forged.includes(head))
    if (isForged) {
      log.error({ path }, 'the file of heads outside the database was changed; it is put aside')
      await putAside(path, clock.now())
    }
    own = nextKept(seals, known, compared, services)
    const inFile = newestOf(file.heads)
    const isNews = [...own].some(([id, head]) => {
      const written = inFile.get(id)
      return !written || !alike(written, head)
    })
    if (isNews || isForged)
      await writeHeads(path, {
        about: ABOUT_HEADS,
        public_key: headKey(settings.secret).publicKey,
        heads: [...own.values()],
      })
  }

  const lookInTurn = (afresh: boolean): Promise<void> => {
    turn = turn.catch(() => undefined).then(() => look(afresh))
    return turn
  }
  return {
    look: ({ afresh = false } = {}) => lookInTurn(afresh),
    onConnect: () =>
      lookInTurn(true).catch((error: unknown) =>
        log.error({ err: error }, 'the heads outside the database were not compared'),
      ),
  }
}
