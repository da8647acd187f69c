import type { liveCalls } from '@hdoc/contract/live/live.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/context.ts'
import { rightsHash } from '../../platform/http/guard/rights-hash.ts'
import type { LiveHub } from './hub.ts'
import { batchOf, type Past, pastText, type Sights } from './member.ts'
import { headOf, keepsAfter, listAfter, listSince } from './queries/live-changes.ts'
import type { Hearer } from './told.ts'

/** A page that missed more than so many changes reads everything anew. */
const MOST_MISSED = 1_000

async function hearerOf(db: TenantDb, actor: Actor, sights: Sights): Promise<Hearer> {
  const viewers = new Map<string, unknown>()
  for (const [type, sight] of sights) viewers.set(type, await sight.viewerOf(db, actor))
  return { actor, viewers }
}

type Asked = { after: number | undefined; behind: number | undefined }

/** What happened before a page began to listen, as far as it asks for it. */
async function pastOf(db: TenantDb, { after, behind }: Asked, sights: Sights): Promise<Past> {
  const head = await headOf(db)
  if (after !== undefined && !(await keepsAfter(db, after, head))) return { head, batch: 'too much' }
  const rows =
    after !== undefined
      ? await listAfter(db, after, MOST_MISSED + 1)
      : behind !== undefined
        ? await listSince(db, behind, MOST_MISSED + 1)
        : []
  if (rows.length > MOST_MISSED) return { head, batch: 'too much' }
  // Rows may have got their positions since the head was read.
  return { head: Math.max(head, rows.at(-1)?.position ?? 0), batch: await batchOf(db, rows, sights) }
}

/** The position after which a browser resumes; anything else than a position counts as none. */
function resumedAfter(header: string | string[] | undefined): number | undefined {
  const text = Array.isArray(header) ? header[0] : header
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A proxy that gathers answers would hold back what is told.
  'x-accel-buffering': 'no',
  // The connection ends with the stream: a stop of the server waits for no other call on it.
  connection: 'close',
} as const

/** Opens the stream of changes for one page; it ends with the session, the rights or the server. */
export const openStream =
  (hub: LiveHub): Handler<typeof liveCalls.stream> =>
  async ({ actor, institutionId, caller, readPart }, { query }) => {
    const sights = hub.sights()
    const asked = { after: resumedAfter(caller.headers['last-event-id']), behind: query.behind }
    const look = () =>
      readPart(async (db, present) => ({
        hearer: await hearerOf(db, present, sights),
        past: await pastOf(db, asked, sights),
      }))
    if (query.once) {
      const { hearer, past } = await look()
      return { raw: true, body: Buffer.from(pastText(hearer, past, { institutionId, sights })), headers }
    }
    const member = hub.enter(actor, institutionId, () =>
      readPart((db, present) => hearerOf(db, present, sights)),
    )
    try {
      const { hearer, past } = await look()
      member.hearer = hearer
      member.rights = rightsHash(actor)
      hub.begin(member, past)
    } catch (error) {
      hub.leave(member)
      throw error
    }
    return { raw: true, body: member.out.bytes, headers }
  }
