import { bareCall } from '../calls/bare-call.ts'
import type { substituteCalls } from './substitutes.ts'

type Calls = typeof substituteCalls

/** The calls that read substitutions, and the one that ends one: without schemas. */
export const bareSubstituteCalls = {
  own: bareCall<Calls['own']>({ id: 'substitute.own', method: 'GET', path: '/api/substitute/own' }),
  ofUser: bareCall<Calls['ofUser']>({
    id: 'substitute.of_user',
    method: 'GET',
    path: '/api/substitute/of_user/:id',
  }),
  end: bareCall<Calls['end']>({ id: 'substitute.end', method: 'POST', path: '/api/substitute/end' }),
}
