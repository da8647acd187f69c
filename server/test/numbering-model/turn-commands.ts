import { deepEqual } from 'node:assert/strict'
import { parsePattern } from '@hdoc/contract/registers/numbering.ts'
import { seriesKey } from '@hdoc/contract/registers/series-key.ts'
import { addDays, dayParts } from '@hdoc/contract/ro/local-date.ts'
import type fc from 'fast-check'
import { findRegister, reserveNumbers } from '../../src/modules/registers/index.ts'
import { findRepeatedNumber } from '../../src/modules/registers/queries/counters.ts'
import { writtenForm } from '../../src/modules/registers/record/written-form.ts'
import { allowed, grant } from '../../src/platform/auth/grant.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { NumberingCommand } from './numbering-commands.ts'
import { isFull, meetsAgain, nextOf, take, today } from './numbering-state.ts'

/** Time passes: hours, days, a year's turn. */
const waiting = (ms: number): NumberingCommand => ({
  check: () => true,
  run: async (state) => {
    state.now += ms
  },
  toString: () => `wait(${ms / 3_600_000} h)`,
})

/** Reserves numbers for today or a day to come. */
const reserving = (register: number, count: number, days: number): NumberingCommand => ({
  check: () => true,
  run: async (state, real) => {
    const one = state.registers[register]!
    const day = today(state)
    const on = addDays(day, days)
    const refusal = one.closed
      ? 'HD011'
      : seriesKey(one.rule, on) !== nextOf(one, day).series
        ? 'HD023'
        : isFull(one, day, count)
          ? 'HD012'
          : undefined
    const wish = {
      registerId: real.registerIds[register]!,
      count,
      on: days === 0 ? null : on,
      note: '',
      actor: real.office.clerk,
      groupIds: [],
      isManager: true,
    }
    const done = await real.database
      .inInstitution(real.office.institution.id, (db) => reserveNumbers(db, new Date(state.now), wish))
      .catch((error: { code?: string }) => error.code)
    if (!Array.isArray(done)) return deepEqual(done, refusal)
    deepEqual(undefined, refusal)
    for (const row of done) {
      const { series, number } = take(state, register, on)
      deepEqual([row.number, row.reserved_on], [number, on])
      state.reservations.push({ register, series, number, on, state: 'reserved' })
      real.reservationIds.push(row.id)
    }
    deepEqual(done.length, count)
  },
  toString: () => `reserve(${register}, ${count}, +${days})`,
})

/** Releases a reserved number; one that is used or released already stays what it is. */
const releasing = (pick: number): NumberingCommand => ({
  check: (state) => state.reservations.length > 0,
  run: async (state, real) => {
    const n = pick % state.reservations.length
    const reservation = state.reservations[n]!
    const done = await real.database
      .inInstitution(real.office.institution.id, (db) =>
        db.run(sql`
          update number_reservations set state = 'released', released_at = ${new Date(state.now)}, released_by_name = 'Gina', release_reason = 'Motiv'
           where institution_id = ${db.institutionId} and id = ${real.reservationIds[n]!}`),
      )
      .then(
        () => 'released',
        (error: { code?: string }) => error.code,
      )
    deepEqual(done, reservation.state === 'reserved' ? 'released' : 'HD001')
    if (reservation.state === 'reserved') reservation.state = 'released'
  },
  toString: () => `release(${pick})`,
})

/**
 * Opens a new series of the manual register, as an administrator does. A series that would repeat a number of
 * the year must be refused.
 */
const opening = (first: number): NumberingCommand => ({
  check: () => true,
  run: async (state, real) => {
    const index = state.registers.findIndex(({ rule, secondary }) => rule.reset === 'manual' && !secondary)
    const register = state.registers[index]!
    const repeated = await real.database.inInstitution(real.office.institution.id, async (db) => {
      const row = grant('register.edit', (await findRegister(db, real.registerIds[index]!))!, allowed)
      const pattern = parsePattern(register.pattern)
      if (!pattern.ok) throw new Error(pattern.problem)
      const day = today(state)
      const found = await findRepeatedNumber(db, row, writtenForm(pattern, register.code, day), {
        next: first,
        year: dayParts(day).year,
      })
      return found !== undefined
    })
    deepEqual(repeated, meetsAgain(state, index, first))
    if (repeated) return
    await real.database.inInstitution(real.office.institution.id, (db) =>
      db.run(sql`
        update register_counters set manual_series = manual_series + 1, series = 'm' || (manual_series + 1), next_number = ${first}
         where institution_id = ${db.institutionId} and register_id = ${real.registerIds[index]!}`),
    )
    register.rule = { ...register.rule, manualSeries: register.rule.manualSeries + 1 }
    register.series = `m${register.rule.manualSeries}`
    register.next = first
  },
  toString: () => `openSeries(${first})`,
})

/** Closes a register, or opens it again. */
const closing = (index: number): NumberingCommand => ({
  check: () => true,
  run: async (state, real) => {
    const register = state.registers[index]!
    register.closed = !register.closed
    await real.database.inInstitution(real.office.institution.id, (db) =>
      db.run(sql`
        update registers set closed = ${register.closed}
         where institution_id = ${db.institutionId} and id = ${real.registerIds[index]!}`),
    )
  },
  toString: () => `close(${index})`,
})

export function turnCommands(from: {
  main: fc.Arbitrary<number>
  pick: fc.Arbitrary<number>
  hours: fc.Arbitrary<number>
}): fc.Arbitrary<NumberingCommand>[] {
  const { main, pick, hours } = from
  return [
    hours.map(waiting),
    main.chain((register) => pick.map((n) => reserving(register, 1 + (n % 5), n % 3))),
    pick.map(releasing),
    pick.map((n) => opening(1 + n)),
    pick.map((n) => closing(n % 5)),
  ]
}
