import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const ofUser = z.object({ user_id: z.number().int().positive() })

/** Somebody made an account for a person, or wants the invitation sent again. */
export const accountInvited = eventType('account.invited', ofUser)
/** An administrator wants a person to choose a new password. */
export const resetWanted = eventType('account.reset_wanted', ofUser)
/**
 * Somebody entered an address under „forgotten password”. The worker looks up afterwards whether it has an
 * account.
 */
export const passwordForgotten = eventType('account.forgotten', z.object({ email: z.string() }))
/** Somebody asks for an account. The worker looks up afterwards whether their address has one already. */
export const signUpWanted = eventType(
  'account.sign_up_wanted',
  z.object({ sign_up_id: z.number().int().positive() }),
)
export const accountAccepted = eventType('account.accepted', ofUser)
export const accountRefused = eventType('account.refused', ofUser.extend({ reason: z.string() }))
export const passwordChanged = eventType('account.password_changed', ofUser)
/** Its link lies ready, unless the event is of an earlier version, for which the worker makes one. */
export const emailChangeWanted = eventType(
  'account.email_change_wanted',
  ofUser.extend({ email: z.string(), link_id: z.number().int().positive().optional() }),
)
/** The worker tells the old address of the change. Without `old_email` it tells nobody. */
export const emailChanged = eventType(
  'account.email_changed',
  ofUser.extend({ old_email: z.string().optional() }),
)
/**
 * Somebody typed a sign-in name whose password others guess at. The worker looks up afterwards whose name it
 * is.
 */
export const signInLinkWanted = eventType('account.sign_in_link_wanted', z.object({ login: z.string() }))
