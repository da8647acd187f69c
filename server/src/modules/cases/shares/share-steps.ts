import type { ShareWait } from '@hdoc/contract/cases/case-inputs.ts'
import type { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { authorOf } from '../events/author.ts'
import { shareGivenBack, shareRefused } from '../events/index.ts'
import { stepShare } from './step-share.ts'

/** Takes what lies with one’s group and nobody has: the person has then accepted it. */
export const takeFromGroup = (ctx: StaffCtx, { body }: InputOf<typeof shareCalls.take>) =>
  stepShare(ctx, {
    action: 'take',
    told: 'workcase.taken',
    body,
    make: ({ status, wait_until }) => ({
      status: status === 'new' ? 'accepted' : status,
      user_id: ctx.actor.id,
      wait_until: status === 'waiting' ? wait_until : null,
    }),
  })

export const acceptShare = (ctx: StaffCtx, { body }: InputOf<typeof shareCalls.accept>) =>
  stepShare(ctx, { action: 'accept', told: 'workcase.accepted', body, make: () => ({ status: 'accepted' }) })

/** Refuses new work with a reason: it goes back to who gave it, and counts as open until it is given again. */
export const refuseShare = (ctx: StaffCtx, { body }: InputOf<typeof shareCalls.refuse>) =>
  stepShare(ctx, {
    action: 'refuse',
    told: 'workcase.refused',
    body,
    make: () => ({ status: 'refused', reason: body.reason }),
    after: async (work, share, { row }) => {
      const { group_id, user_id, assigned_by_institution_id, assigned_by_id } = share
      const told = { group_id, user_id, assigned_by_institution_id, assigned_by_id }
      await emit(
        work.db,
        shareRefused,
        { case_id: row.id, share_id: share.id, ...told, by: authorOf(ctx.actor) },
        work.now,
      )
    },
  })

export const startShare = (ctx: StaffCtx, { body }: InputOf<typeof shareCalls.start>) =>
  stepShare(ctx, { action: 'start', told: 'workcase.started', body, make: () => ({ status: 'in_progress' }) })

/** The first day on which the share no longer waits. */
function waitUntil(wish: ShareWait, today: IsoDate): IsoDate {
  const isDay = wish.pending_type === 'date'
  const until = isDay ? (wish.pending_until ?? today) : addDays(today, wish.pending_days ?? 0)
  if (until > today) return until
  const field = isDay ? 'pending_until' : 'pending_days'
  throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key: 'date_passed' }] } })
}

/** Makes a share wait until a day or for days; on that day it is in progress again by itself. */
export const makeShareWait = (ctx: StaffCtx, { body }: InputOf<typeof shareCalls.wait>) =>
  stepShare(ctx, {
    action: 'wait',
    told: 'workcase.waited',
    body,
    make: () => ({
      status: 'waiting',
      wait_until: waitUntil(body, localDate(ctx.clock.now())),
      reason: body.reason,
    }),
  })

/** Gives work back to the group: it is new again and nobody’s, or in work where nothing has to be accepted. */
export const giveShareBack = (ctx: StaffCtx, { body }: InputOf<typeof shareCalls.giveBack>) =>
  stepShare(ctx, {
    action: 'give_back',
    told: 'workcase.given_back',
    body,
    make: (_share, { row }) => ({ status: row.skip_acceptance ? 'in_progress' : 'new', user_id: null }),
    after: async (work, { id: share_id, group_id, user_id }, { row }) => {
      const by = authorOf(ctx.actor)
      await emit(work.db, shareGivenBack, { case_id: row.id, share_id, group_id, user_id, by }, work.now)
    },
  })
