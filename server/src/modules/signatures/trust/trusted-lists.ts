import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError, type ErrorCode } from '@hdoc/contract/failures/errors.ts'
import {
  MOST_LIST_MB,
  type TrustedListRow as Shown,
  type trustedListCalls,
} from '@hdoc/contract/signatures/signing-certificate.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done, savedMessage } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  findSequence,
  findTrusted,
  listTrusted,
  removeTrusted,
  storeTrusted,
  type TrustedListRow,
} from './queries.ts'
import { type ListRefusal, readTrustedList } from './read-trusted-list.ts'

const LIMIT_BYTES = MOST_LIST_MB * 1024 * 1024
const refusals = {
  list_unreadable: 'LIST_UNREADABLE',
  list_of_lists: 'LIST_OF_LISTS',
  list_empty: 'LIST_EMPTY',
} as const satisfies Record<ListRefusal, ErrorCode>

const present = ({ loaded_by_name, ...row }: TrustedListRow, now: Date): Shown => ({
  ...row,
  outdated: row.next_update !== null && new Date(row.next_update) < now,
  loaded_by: loaded_by_name,
})

export async function showTrustedLists(ctx: StaffCtx): Promise<Shown[]> {
  return (await listTrusted(ctx.db)).map((row) => present(row, ctx.clock.now()))
}

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LIMIT_BYTES) throw new AppError('LIST_TOO_BIG', { limit: MOST_LIST_MB })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const told = ({ territory, operator, sequence, sha256, issuers }: TrustedListRow) => ({
  territory,
  operator,
  sequence,
  sha256,
  issuers,
})

/**
 * Loads the list of a country. The administrator vouches for the file: HDoc shows its hash and does not check the
 * signature of the list's publisher. An older list than the present one is refused.
 */
export async function loadTrustedList(
  ctx: Ctx<typeof trustedListCalls.load>,
  { stream }: InputOf<typeof trustedListCalls.load>,
) {
  const bytes = await readAll(stream)
  const list = readTrustedList(bytes.toString('utf8'))
  if ('refusal' in list) throw new AppError(refusals[list.refusal])
  const now = ctx.clock.now()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const answer = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const { territory } = list
    const earlier = await findSequence(db, territory)
    if (earlier && earlier.sequence > list.sequence)
      throw new AppError('LIST_OLDER', { territory, sequence: earlier.sequence })
    await storeTrusted(db, list, { sha256, at: now, by: ctx.actor.name })
    const row = (await listTrusted(db)).find((one) => one.territory === territory)
    if (!row) throw new Error('a list that was just stored is not there')
    await recordAudit(
      { db, actor: ctx.actor, clock: ctx.clock },
      {
        action: 'setting.trusted_list_loaded',
        subjectType: 'setting',
        subjectId: db.institutionId,
        after: told(row),
      },
    )
    return { success: true as const, message: savedMessage(ctx.language), data: present(row, now) }
  })
  ctx.database.wake()
  return answer
}

export async function dropTrustedList(ctx: StaffCtx, { params }: InputOf<typeof trustedListCalls.remove>) {
  const row = await findTrusted(ctx.db, params.id)
  if (!row) throw new AppError('NOT_FOUND')
  await removeTrusted(ctx.db, row.id)
  await recordAudit(ctx, {
    action: 'setting.trusted_list_removed',
    subjectType: 'setting',
    subjectId: ctx.db.institutionId,
    before: told(row),
  })
  return done(ctx.language)
}
