import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../platform/clock.ts'
import type { SeededRandom } from '../invented/seeded-random.ts'
import type { DispatchPlan } from './rows/dispatch-queries.ts'

type Way = Pick<DispatchPlan, 'method' | 'postalKind' | 'status' | 'mailState' | 'returnReason'>
const way = (
  method: Way['method'],
  status: Way['status'],
  { postalKind = null, mailState = 'none', returnReason = '' }: Partial<Way> = {},
): Way => ({ method, status, postalKind, mailState, returnReason })

/** How answers leave a town hall: mostly by post and e-mail, some are taken at the counter, a few come back. */
const ways: readonly Way[] = [
  way('post', 'confirmed', { postalKind: 'confirmed' }),
  way('email', 'sent', { mailState: 'left' }),
  way('post', 'sent', { postalKind: 'registered' }),
  way('in_person', 'sent'),
  way('email', 'sent', { mailState: 'left' }),
  way('post', 'confirmed', { postalKind: 'confirmed' }),
  way('courier', 'sent'),
  way('post', 'returned', { postalKind: 'registered', returnReason: 'Destinatar mutat de la adresă' }),
  way('post', 'sent', { postalKind: 'plain' }),
  way('email', 'prepared', { mailState: 'refused' }),
]
/** Days from the post office to the addressee and back. */
const POSTAL_DAYS = 4

const tracking = (random: SeededRandom, { method, postalKind }: Way): string => {
  if (method === 'courier') return `AWB${random.int(10_000_000, 99_999_999)}`
  return method === 'post' && postalKind !== 'plain' ? `RR${random.int(100_000_000, 999_999_999)}RO` : ''
}

/** What became by today of an answer that was dispatched on a day; the newest letters still wait for the post. */
export function planDispatch(
  random: SeededRandom,
  at: Date,
  today: IsoDate,
): Omit<DispatchPlan, 'caseId' | 'documentId' | 'by' | 'resolution' | 'declinedTo'> {
  const chosen = random.pick(ways)
  const on = localDate(at)
  const arrived = addDays(on, POSTAL_DAYS)
  const waits = chosen.mailState === 'none' && on === today
  const isUnderWay = (chosen.status === 'confirmed' || chosen.status === 'returned') && arrived > today
  const status = waits ? 'prepared' : isUnderWay ? 'sent' : chosen.status
  return {
    at,
    ...chosen,
    status,
    returnReason: status === 'returned' ? chosen.returnReason : '',
    trackingNumber: status === 'prepared' ? '' : tracking(random, chosen),
    sentOn: status === 'prepared' ? null : on,
    confirmedOn: status === 'confirmed' ? arrived : null,
    returnedOn: status === 'returned' ? arrived : null,
  }
}
