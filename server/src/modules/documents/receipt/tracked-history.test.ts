import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import { describe, expect, it } from 'vitest'
import { nextStep, presentStage, trackedHistory } from './tracked-history.ts'

const at = '2026-11-20T08:00:00Z'
const entry = (action: string, after: object, before: object = {}) => ({
  at,
  action,
  content: JSON.stringify({ before, after, reason: 'Motiv SECRET' }),
})
const moved = (from: number, to: number, more: object = {}) =>
  entry('document.status_changed', { status: to, ...more }, { status: from })
const registered = entry('document.registered', { short_description: 'SECRET' })
/** As read: newest first. */
const titles = (...oldestFirst: Parameters<typeof trackedHistory>[0]) =>
  trackedHistory([registered, ...oldestFirst].reverse(), 'ro').map(({ title }) => title)

describe('the history that a citizen reads', () => {
  it('says what a change changed to, and nothing of the office', () => {
    expect(
      titles(
        moved(1, 2),
        entry('document.assigned', { group: 'Urbanism', people: 'Radu' }),
        moved(2, 3),
        entry('document.deadline_extended', { deadline_on: '2027-01-05' }),
        moved(3, 10),
        entry('document.reopened', { status: 3 }),
        moved(3, 14),
      ),
    ).toEqual([
      'Trimis la autoritatea competentă',
      'Redeschis, din nou în lucru',
      'Soluționat nefavorabil',
      'Termen prelungit până la 05.01.2027',
      'Luat în lucru',
      'Trimis spre soluționare',
      'Înregistrat',
    ])
  })

  it('has nothing of a batch that was undone, and keeps the batches that were not', () => {
    const undone = entry('document.batch_undone', { status: 1, batch: 7 })
    expect(titles(moved(1, 6, { batch: 7 }), undone)).toEqual(['Înregistrat'])
    expect(titles(moved(1, 6, { batch: 7 }), undone, moved(1, 3, { batch: 8 }))).toEqual([
      'Luat în lucru',
      'Înregistrat',
    ])
    const later = entry('document.deadline_extended', { deadline_on: '2027-01-05', batch: 7 })
    expect(titles(later, undone)).toEqual(['Înregistrat'])
  })

  it('leaves out a change that is none to a citizen, and what was erased', () => {
    expect(titles(moved(1, 3), moved(3, 5), moved(5, 3))).toEqual(['Luat în lucru', 'Înregistrat'])
    expect(titles({ at, action: 'document.status_changed', content: null })).toEqual(['Înregistrat'])
  })
})

describe('the stage that a citizen reads', () => {
  const facts = { category: 'intrare', deadline_on: '2026-12-21', pending_until: '2026-12-01' } as const

  it.each(DOCUMENT_STATUSES)('of status $id has a name and what comes next', ({ id }) => {
    expect(presentStage(id, 'ro').name).not.toBe('')
    for (const deadline_on of ['2026-12-21', null])
      for (const language of ['ro', 'en'] as const)
        expect(nextStep({ ...facts, deadline_on }, id, language)).toMatch(/^[^{}]+\.$/)
  })

  it('ends a waiting on its own day, and everything else on the deadline', () => {
    expect(nextStep(facts, 15, 'ro')).toBe('Este în așteptare până la 01.12.2026, apoi lucrul continuă.')
    expect(nextStep(facts, 3, 'en')).toBe('It will be solved next, by 21.12.2026 at the latest.')
    expect(nextStep({ ...facts, deadline_on: null }, 3, 'ro')).toBe('Urmează soluționarea.')
  })

  it('promises nothing of a paper of the institution’s own that is open', () => {
    expect(nextStep({ ...facts, category: 'iesire' }, 1, 'ro')).toBe('')
    expect(nextStep({ ...facts, category: 'iesire' }, 9, 'ro')).not.toBe('')
  })
})
