import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { platformUserCalls } from '@hdoc/contract/people/platform-user-calls.ts'
import type { BatchAnswer } from '@hdoc/contract/people/user-calls.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { asPlatformUsers, inside } from './across.ts'
import { type BatchResult, changeStates } from './change-states.ts'

type Body = InputOf<typeof platformUserCalls.activate>['body']

/** Activates or deactivates people of several institutions in one transaction, institution by institution. */
export async function changeStatesAcross(
  ctx: Ctx & { readonly actor: Actor },
  wanted: 'active' | 'inactive',
  { people, preview }: Body,
): Promise<BatchAnswer> {
  const institutions = [...new Set(people.map(({ institution_id }) => institution_id))].sort((a, b) => a - b)
  const reason = `users become ${wanted} in institutions ${institutions.join(', ')}`
  const results = await asPlatformUsers(ctx, reason, async (db) => {
    const all: BatchResult[] = []
    for (const institution of institutions) {
      const ids = people.filter(({ institution_id }) => institution_id === institution).map(({ id }) => id)
      all.push(...(await changeStates(inside(ctx, db, institution), wanted, { ids, preview })))
    }
    return all
  })
  if (results.length === 0) throw new AppError('NOT_FOUND')
  ctx.database.wake()
  return { ...done(ctx.language), preview, results }
}
