import { reservationCalls } from '@hdoc/contract/registers/reservation-calls.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import type { KeepSeen } from '../record/keeps-seen.ts'
import { showReservationForm, showReservations, showUsableNumbers } from './list-reservations.ts'
import { release } from './release-numbers.ts'
import { reserve } from './reserve-numbers.ts'

export const reservationRoutes = (keepSeen: KeepSeen): Route[] => [
  route(reservationCalls.list, (ctx, { list }) => showReservations(ctx, list, keepSeen)),
  route(reservationCalls.form, showReservationForm),
  route(reservationCalls.add, reserve),
  route(reservationCalls.release, release),
  route(reservationCalls.usable, showUsableNumbers),
]
