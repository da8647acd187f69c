import { describe, expect, it } from 'vitest'
import { type MarkedFacts, markProblem } from './mark-rules.ts'

const today = '2026-11-20'
const facts = (more: Partial<MarkedFacts> = {}): MarkedFacts => ({
  method: 'post',
  received_by: '',
  sent_on: null,
  prepared_on: '2026-11-18',
  ...more,
})
const marking = { received_by: '', on_list: false, drawing: null }

describe('the day of a mark', () => {
  it.each([
    ['sent', '2026-11-20', null, undefined],
    ['sent', '2026-11-18', null, undefined],
    ['sent', '2026-11-17', null, 'ship_day_order'],
    ['sent', '2026-11-21', null, 'date_future'],
    ['confirmed', '2026-11-19', '2026-11-19', undefined],
    ['confirmed', '2026-11-18', '2026-11-19', 'ship_day_order'],
    ['returned', '2026-11-18', '2026-11-19', 'ship_day_order'],
    ['returned', '2026-11-21', '2026-11-19', 'date_future'],
  ] as const)('%s on %s, sent on %s: %s', (status, on, sent_on, key) => {
    expect(markProblem(facts({ sent_on }), { ...marking, status, on }, today)?.problem.key).toBe(key)
  })
})

describe('what is handed over in person', () => {
  const here = facts({ method: 'in_person' })
  const sent = { ...marking, status: 'sent', on: today } as const

  it('names who took it, or is signed for on the list', () => {
    expect(markProblem(here, sent, today)).toEqual({
      field: 'received_by',
      problem: { key: 'ship_receiver' },
    })
    expect(markProblem(here, { ...sent, received_by: 'Ion' }, today)).toBeUndefined()
    expect(markProblem(here, { ...sent, on_list: true }, today)).toBeUndefined()
    expect(markProblem({ ...here, received_by: 'Ion' }, sent, today)).toBeUndefined()
  })

  it('says whose a drawn signature is, also beside the list', () => {
    const drawn = { ...sent, drawing: [[[1, 1]]] satisfies [number, number][][], on_list: true }
    expect(markProblem(here, drawn, today)?.problem.key).toBe('ship_signer')
    expect(markProblem(here, { ...drawn, received_by: 'Ion' }, today)).toBeUndefined()
  })

  it('asks for nobody when it comes back, nor of what a carrier takes', () => {
    expect(markProblem({ ...here, sent_on: today }, { ...sent, status: 'returned' }, today)).toBeUndefined()
    expect(markProblem(facts(), sent, today)).toBeUndefined()
  })
})
