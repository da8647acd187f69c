import fc from 'fast-check'
import type { DocumentRights, PersonRights, RegisterEntry, Rights } from './rights.ts'

export const GROUPS = 3
export const REGISTERS = 4
export const DOCUMENTS = 12
/**
 * The administrator, the clerk with some registers, the person with only their own department, and one who
 * only registers.
 */
export const PEOPLE = 4
/** Only the first three people ask. */
export const ASKING = 3

const some = (count: number, most = count): fc.Arbitrary<number[]> =>
  fc.subarray(
    Array.from({ length: count }, (_, n) => n),
    { maxLength: most },
  )
const place = (count: number): fc.Arbitrary<number> => fc.nat(count - 1)

const entry: fc.Arbitrary<RegisterEntry> = fc.record({
  to: fc.oneof(fc.record({ person: place(PEOPLE) }), fc.record({ group: place(GROUPS) })),
  see: fc.boolean(),
  register: fc.boolean(),
})
const keyOf = ({ to }: RegisterEntry): string => JSON.stringify(to)

const administrator: fc.Arbitrary<PersonRights> = fc.record({
  isAdmin: fc.boolean(),
  isDocAdmin: fc.boolean(),
  groups: some(GROUPS),
})
const clerk: fc.Arbitrary<PersonRights> = fc.record({
  isAdmin: fc.constant(false),
  isDocAdmin: fc.nat(9).map((n) => n === 9),
  groups: some(GROUPS),
})
const lone: fc.Arbitrary<PersonRights> = fc.record({
  isAdmin: fc.constant(false),
  isDocAdmin: fc.constant(false),
  groups: place(GROUPS).map((group) => [group]),
})
const registrar: fc.Arbitrary<PersonRights> = fc.constant({ isAdmin: false, isDocAdmin: false, groups: [] })

const document: fc.Arbitrary<DocumentRights> = fc.record({
  level: fc.integer({ min: 1, max: 4 }),
  named: some(PEOPLE, 1),
  involved: some(GROUPS, 1),
  secondary: some(REGISTERS, 2),
})

export const anyRights: fc.Arbitrary<Rights> = fc.record({
  people: fc.tuple(administrator, clerk, lone, registrar).map((people) => [...people]),
  registers: fc.array(fc.uniqueArray(entry, { maxLength: 4, selector: keyOf }), {
    minLength: REGISTERS,
    maxLength: REGISTERS,
  }),
  documents: fc.array(document, { minLength: DOCUMENTS, maxLength: DOCUMENTS }),
})
