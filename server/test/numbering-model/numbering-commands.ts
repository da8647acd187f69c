import { deepEqual } from 'node:assert/strict'
import type { SeriesRule } from '@hdoc/contract/registers/series-key.ts'
import fc from 'fast-check'
import { giveFurtherNumbers } from '../../src/modules/registers/index.ts'
import { endCommands } from './end-commands.ts'
import { type NumberingOffice, paperOf, registerPapersIn } from './numbering-office.ts'
import { isFull, type NumberingState, take, today } from './numbering-state.ts'
import { inside, outcomeOf } from './outcome-of.ts'
import { turnCommands } from './turn-commands.ts'

export type NumberingCommand = fc.AsyncCommand<NumberingState, NumberingOffice>
const MAIN = 3
const HOUR = 3_600_000

/**
 * Gives the SQLSTATE with which a registration with further numbers must be refused; undefined when it must
 * not be refused.
 */
function refusalOf(
  state: NumberingState,
  register: number,
  count: number,
  further: number[],
): string | undefined {
  const day = today(state)
  if (state.registers[register]!.closed) return 'HD011'
  if (isFull(state.registers[register]!, day, count)) return 'HD012'
  for (const index of [...further].sort()) {
    if (state.registers[index]!.closed) return 'HD031'
    if (isFull(state.registers[index]!, day, count)) return 'HD032'
  }
  return undefined
}

function remember(
  state: NumberingState,
  register: number,
  number: string,
  on: string,
  further: number[],
  test = false,
): void {
  const taken = new Map<number, string>()
  for (const index of further) taken.set(index, take(state, index, today(state)).number)
  state.documents.push({
    register,
    category: 'intrare',
    number,
    on,
    annulled: false,
    test,
    deleted: false,
    further: taken,
  })
}

/** Registers papers in one transaction, with further numbers; `rollBack` undoes it, and no trace may stay. */
function registering(
  register: number,
  count: number,
  further: number[],
  { rollBack = false, test = false },
): NumberingCommand {
  return {
    check: () => true,
    run: async (state, real) => {
      const items = Array.from({ length: count }, () =>
        paperOf(real, { register, day: today(state), further, test }),
      )
      const undone = new Error('rolled back')
      const done = await outcomeOf(
        inside(real, async (db) => {
          const rows = await registerPapersIn(db, state.now, items)
          if (rollBack) throw Object.assign(undone, { code: 'undone' })
          return rows
        }),
      )
      const refusal = refusalOf(state, register, count, further) ?? (rollBack ? 'undone' : undefined)
      deepEqual(done.ok ? undefined : done.code, refusal)
      if (!done.ok) return
      for (const row of done.value) {
        const { number } = take(state, register, today(state))
        deepEqual([row.number, row.registered_on], [number, today(state)])
        remember(state, register, number, today(state), further, test)
        real.documentIds.push(row.id)
      }
    },
    toString: () =>
      `${rollBack ? 'rollBack' : test ? 'registerTest' : 'register'}(${register}, ${count}, [${further}])`,
  }
}

/**
 * Registers `count` papers in as many transactions at once. Whatever their order, together they must get the
 * next numbers.
 */
function together(register: number, count: number): NumberingCommand {
  return {
    check: (state) =>
      !state.registers[register]!.closed && !isFull(state.registers[register]!, today(state), count),
    run: async (state, real) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          outcomeOf(
            inside(real, (db) =>
              registerPapersIn(db, state.now, [paperOf(real, { register, day: today(state) })]),
            ),
          ),
        ),
      )
      const rows = answers.flatMap((one) => (one.ok ? one.value : []))
      rows.sort((a, b) => (a.number < b.number ? -1 : 1))
      const expected = Array.from({ length: count }, () => {
        const { number } = take(state, register, today(state))
        remember(state, register, number, today(state), [])
        return number
      })
      deepEqual(
        answers.flatMap((one) => (one.ok ? [] : one.code)),
        [],
      )
      deepEqual(
        rows.map(({ number }) => number),
        [...expected].sort(),
      )
      real.documentIds.push(...rows.map(({ id }) => id))
      // The model keeps documents in the order of their numbers as text, so the new ones are sorted.
      const fresh = state.documents.splice(-count).sort((a, b) => (a.number < b.number ? -1 : 1))
      state.documents.push(...fresh)
    },
    toString: () => `together(${register}, ${count})`,
  }
}

/** Registers a paper with a reserved number. It must be refused for a day still to come. */
function using(pick: number): NumberingCommand {
  return {
    check: (state) => state.reservations.length > 0,
    run: async (state, real) => {
      const n = pick % state.reservations.length
      const reservation = state.reservations[n]!
      const { register, on, number } = reservation
      const wish = { register, day: today(state), reservedOn: on, reservationId: real.reservationIds[n]! }
      const done = await outcomeOf(
        inside(real, (db) => registerPapersIn(db, state.now, [paperOf(real, wish)])),
      )
      const refusal = state.registers[register]!.closed
        ? 'HD011'
        : reservation.state !== 'reserved'
          ? 'HD018'
          : on > today(state)
            ? 'HD021'
            : undefined
      deepEqual(done.ok ? undefined : done.code, refusal)
      if (!done.ok) return
      deepEqual([done.value[0]?.number, done.value[0]?.registered_on], [number, on])
      reservation.state = 'used'
      remember(state, register, number, on, [])
      real.documentIds.push(done.value[0]!.id)
    },
    toString: () => `use(${pick})`,
  }
}

/** Gives a registered paper numbers of secondary registers later. */
function furthering(pick: number, further: number[]): NumberingCommand {
  return {
    check: (state) => state.documents.length > 0,
    run: async (state, real) => {
      const n = pick % state.documents.length
      const document = state.documents[n]!
      const wanted = further.filter((index) => !document.further.has(index)).sort()
      const done = await outcomeOf(
        inside(real, (db) =>
          giveFurtherNumbers(
            db,
            new Date(state.now),
            wanted.map((index) => ({
              document_id: real.documentIds[n]!,
              register_id: real.registerIds[index]!,
              actor: real.office.clerk,
              group_ids: [],
              is_manager: true,
            })),
          ),
        ),
      )
      const broken = wanted.find(
        (index) => state.registers[index]!.closed || isFull(state.registers[index]!, today(state), 1),
      )
      const refusal = broken === undefined ? undefined : state.registers[broken]!.closed ? 'HD031' : 'HD032'
      deepEqual(done.ok ? undefined : done.code, refusal)
      if (!done.ok) return
      for (const index of wanted) document.further.set(index, take(state, index, today(state)).number)
      deepEqual(
        done.value.map(({ number }) => number),
        wanted.map((index) => document.further.get(index)),
      )
    },
    toString: () => `further(${pick}, [${further}])`,
  }
}

const main = fc.nat({ max: MAIN - 1 })
const pick = fc.nat({ max: 400 })
const secondaries = fc.uniqueArray(fc.integer({ min: MAIN, max: MAIN + 1 }), { maxLength: 2 })

const turnOf = ({ reset, daily }: SeriesRule): string =>
  daily ? 'turn of the day' : reset === 'auto' ? 'turn of the year' : 'new series by hand'

const counted = (command: NumberingCommand): NumberingCommand => ({
  check: (state) => command.check(state),
  run: async (state, real) => {
    const before = state.registers.map(({ series }) => series)
    state.taken.push(command.toString())
    await command.run(state, real)
    state.made++
    state.done.push(command.toString().replace(/\(.*/, ''))
    for (const [n, { rule, series }] of state.registers.entries())
      if (before[n] !== '' && before[n] !== series) state.done.push(turnOf(rule))
  },
  toString: () => command.toString(),
})

/** What may happen to the numbers of an institution. */
export const numberingCommands: fc.Arbitrary<NumberingCommand>[] = [
  fc.tuple(main, fc.integer({ min: 1, max: 4 }), secondaries).map(([r, n, f]) => registering(r, n, f, {})),
  fc
    .tuple(main, fc.integer({ min: 1, max: 3 }), secondaries)
    .map(([r, n, f]) => registering(r, n, f, { rollBack: true })),
  fc
    .tuple(main, fc.integer({ min: 1, max: 3 }), secondaries)
    .map(([r, n, f]) => registering(r, n, f, { test: true })),
  fc.tuple(main, fc.integer({ min: 2, max: 4 })).map(([r, n]) => together(r, n)),
  pick.map(using),
  fc.tuple(pick, secondaries).map(([n, f]) => furthering(n, f)),
  ...endCommands(pick),
  ...turnCommands({ main, pick, hours: fc.constantFrom(1, 9, 24, 24 * 40, 24 * 200).map((h) => h * HOUR) }),
].map((commands) => commands.map(counted))
