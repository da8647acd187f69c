import type { Actor } from '../../../../platform/auth/actor.ts'
import { program } from '../../record/wake-shares.ts'

/** How the trail and the files name whoever has the link: the link names nobody. */
export const citizenName = 'Petentul'

/** Whoever has the link, as the author of what they send. */
export const citizen: Actor = { ...program, name: citizenName }
