import type { Actor } from '../../../platform/auth/actor.ts'

/** Who did it, as an event names them. */
export const authorOf = ({ institutionId, id, name }: Pick<Actor, 'institutionId' | 'id' | 'name'>) => ({
  institution_id: institutionId,
  id,
  name,
})
