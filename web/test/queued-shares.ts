import { type QueuedShare, queuedActions } from '@hdoc/contract/cases/case-rows.ts'

const none = Object.fromEntries(queuedActions.map((action) => [action, false])) as QueuedShare['can']

/** A share in a queue, which may do only what is said. */
export function aShare(
  n: number,
  may: Partial<QueuedShare['can']>,
  more: Partial<QueuedShare> = {},
): QueuedShare {
  return {
    id: n,
    share_id: 100 + n,
    number: `DS-0000${n}/2026`,
    title: `Cerere ${n}`,
    issuer: 'Ion Pop',
    register: { id: 1, name: 'Registrul general' },
    status: { code: 'new', name: 'Nou', className: 'status-mute' },
    case_status: { code: 'new', name: 'Nou', className: 'status-mute' },
    role: 'lead',
    group: { id: 9, name: 'Urbanism' },
    person: null,
    in_place_of: '',
    deadline_on: '2026-12-10',
    data_asked_at: null,
    clock_stopped: false,
    wait_until: null,
    assigned_by: 'Traian Primar',
    assigned_at: '2026-11-20T08:00:00Z',
    resolution: '',
    reason: '',
    ended_at: null,
    version: 3,
    next: may.take ? 'take' : null,
    can: { ...none, ...may },
    cannot: may.take ? {} : { take: 'Lucrarea este la Ana Pop, Urbanism.' },
    ...more,
  }
}

export const counts = {
  mine: 0,
  group: 2,
  team: null,
  waiting: 0,
  opinion: 0,
  closed: 0,
  to_distribute: 2,
  overdue: 0,
  due_soon: 0,
  fresh: 0,
}
