import { describe, expect, it } from 'vitest'
import { registered as answer, choices, issuer as found } from '../../../../test/registration-samples.ts'
import { initialValues } from '../values/registration-values.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { type Desk, type DeskEvent, type Failure, isBusy, newDesk, nextDesk } from './registration-machine.ts'

const values = { ...initialValues(choices, 'intrare'), register_id: 1, short_description: 'Cerere' }
const request: PendingRegistration = { owner: 30, key: 'first', body: {} as never, values }
const registered = answer.data
const arrival = { at: 'a', wanted: 'intrare' } as const
const fresh = newDesk(arrival, { key: 'first', pending: undefined, why: '', draft: undefined })
const run = (desk: Desk, ...events: DeskEvent[]) => events.reduce(nextDesk, desk)

const submitted: DeskEvent = { type: 'submitted' }
const sent: DeskEvent = { type: 'sent', request }
const failed = (failure: Partial<Failure>): DeskEvent => ({
  type: 'failed',
  failure: { status: 422, code: 'VALIDATION', message: 'Nu.', ofSession: false, ...failure },
})
const lost = failed({ status: 0, code: 'offline', message: 'Fără legătură.' })
const ended = failed({ status: 401, code: 'UNAUTHENTICATED', message: 'Autentificați-vă.', ofSession: true })
const done = (more: Partial<Extract<DeskEvent, { type: 'registered' }>> = {}): DeskEvent => ({
  type: 'registered',
  registered,
  values,
  issuer: found,
  stays: false,
  key: 'second',
  ...more,
})
const writing = { name: 'writing' }
const unanswered = { name: 'unanswered', request, why: 'Fără legătură.', isAsking: false }
const open = run(fresh, submitted, sent, lost)

describe('a fresh desk', () => {
  it('is for writing, with the key it is given', () => {
    expect(fresh).toMatchObject({ step: writing, key: 'first', round: 0, isHeld: false, row: [] })
  })

  it('begins with the request that has no answer yet, and its key', () => {
    const desk = newDesk(arrival, { key: 'other', pending: request, why: 'De dinainte.', draft: values })
    expect(desk.step).toEqual({ ...unanswered, why: 'De dinainte.' })
    expect(desk.key).toBe('first')
  })
})

describe('sending', () => {
  it('begins from writing alone, and knows what was sent once the files have come', () => {
    const waiting = run(fresh, submitted)
    expect(waiting.step).toEqual({ name: 'sending', request: undefined })
    expect(run(waiting, sent).step).toEqual({ name: 'sending', request })
    expect(run(open, submitted)).toBe(open)
    expect(run(fresh, sent)).toBe(fresh)
  })

  it('is busy, as is asking again', () => {
    expect(
      [fresh, run(fresh, submitted), open, run(open, { type: 'asked_again' })].map(({ step }) =>
        isBusy(step),
      ),
    ).toEqual([false, true, false, true])
  })

  it.each([
    ['a refused form', failed({})],
    ['a full disk', failed({ status: 507, code: 'DATABASE_FULL' })],
    ['an ended session', ended],
  ])('%s leads back to writing, under the same key', (_, event) => {
    const desk = run(fresh, submitted, sent, event)
    expect(desk).toMatchObject({ step: writing, key: 'first', round: 0 })
  })

  it.each([
    ['no connection', { status: 0 }],
    ['a server that broke off', { status: 500 }],
    ['an answer that cannot be read', { status: 200, code: 'unreadable' as const }],
  ])('%s leaves open whether the document exists', (_, failure) => {
    const desk = run(fresh, submitted, sent, failed({ ...failure, message: 'De ce.' }))
    expect(desk.step).toEqual({ ...unanswered, why: 'De ce.' })
  })

  it('fails before anything was sent: nothing is open', () => {
    expect(run(fresh, submitted, lost).step).toEqual(writing)
  })
})

describe('an unanswered registration', () => {
  const asking = run(open, { type: 'asked_again' })

  it('is asked again with the same request, and stays open when that is lost too', () => {
    expect(asking.step).toEqual({ ...unanswered, isAsking: true })
    expect(run(asking, failed({ status: 0, message: 'Tot nu.' })).step).toEqual({
      ...unanswered,
      why: 'Tot nu.',
    })
  })

  it('stays open when the session was refused, which says nothing of the request before', () => {
    expect(run(asking, ended).step).toEqual(unanswered)
  })

  it('is closed by a refusal, under the same key', () => {
    expect(run(asking, failed({}))).toMatchObject({ step: writing, key: 'first' })
  })

  it('is closed by its number', () => {
    expect(run(asking, done()).step).toEqual({ name: 'registered', registered, values })
  })

  it('is given up for another paper, with a key of its own; a number that comes yet is told', () => {
    const given = run(asking, { type: 'given_up', key: 'second' })
    expect(given).toMatchObject({ step: writing, key: 'second', round: 0 })
    expect(run(given, lost)).toEqual(given)
    expect(run(given, done()).step.name).toBe('registered')
  })

  it('is not given up while it is not there', () => {
    expect(run(fresh, { type: 'given_up', key: 'second' })).toBe(fresh)
    expect(run(fresh, { type: 'asked_again' })).toBe(fresh)
  })
})

describe('a registered paper', () => {
  const at = run(fresh, submitted, sent, done())

  it('stands in the row, and its issuer is offered for the next', () => {
    expect(at).toMatchObject({ row: [registered], previous: found, round: 0 })
  })

  it.each([
    ['the same issuer', true, false, found],
    ['another issuer', false, false, null],
    ['the issuer that is held', false, true, found],
  ])('is followed by a fresh form for %s', (_, isSame, isHeld, chosen) => {
    const desk = run(at, { type: 'held', isHeld }, { type: 'next', isSame, key: 'second' })
    expect(desk).toMatchObject({ step: writing, key: 'second', round: 1, isWriting: false })
    expect(desk.seed).toEqual({ category: 'intrare', register_id: 1, doc_type_id: 5, chosen })
  })

  it('gives way at once where the form stays, with the issuer only when it is held', () => {
    const stays = run(fresh, submitted, sent, done({ stays: true }))
    expect(stays).toMatchObject({ step: writing, key: 'second', round: 1, row: [registered] })
    expect(stays.seed?.chosen).toBeNull()
    const held = run(fresh, { type: 'held', isHeld: true }, submitted, sent, done({ stays: true }))
    expect(held.seed?.chosen).toEqual(found)
  })

  it('alone has a next one', () => {
    expect(run(fresh, { type: 'next', isSame: false, key: 'second' })).toBe(fresh)
  })
})

describe('a pasted list', () => {
  it('puts its papers before the others, the last first, and leaves the form', () => {
    const [first, second] = [registered, { ...registered, id: 71 }]
    const desk = run(fresh, { type: 'list_registered', registered: [first, second] })
    expect(desk.row.map(({ id }) => id)).toEqual([71, 70])
    expect(desk).toMatchObject({ step: writing, round: 0 })
  })

  it('makes way for the next paper once it is done', () => {
    const desk = run(fresh, { type: 'list_done', values, key: 'second' })
    expect(desk).toMatchObject({ step: writing, key: 'second', round: 1 })
    expect(desk.seed).toMatchObject({ register_id: 1, chosen: null })
  })
})

describe('an address that leads here again', () => {
  const again = (wanted: 'intrare' | 'iesire' = 'intrare'): DeskEvent => ({
    type: 'arrived',
    arrival: { at: 'b', wanted },
    key: 'second',
  })
  const busy = run(fresh, { type: 'wrote', isWriting: true })

  it('opens a fresh form, without what an ended session left', () => {
    const desk = run({ ...fresh, draft: values }, again())
    expect(desk).toMatchObject({ key: 'second', round: 1, arrival: { at: 'b' } })
    expect(desk.draft).toBeUndefined()
    expect(run(fresh, submitted, sent, done(), again())).toMatchObject({ step: writing, round: 1 })
  })

  it('leaves what is being written, unless it is of another category', () => {
    expect(run(busy, again())).toMatchObject({ key: 'first', round: 0, arrival: { at: 'b' } })
    expect(run(busy, again('iesire'))).toMatchObject({ key: 'second', round: 1, isWriting: false })
  })

  it('leaves a paper whose answer is open', () => {
    for (const desk of [run(fresh, submitted), open])
      expect(run(desk, again('iesire'))).toMatchObject({ step: desk.step, key: 'first', round: 0 })
  })
})
