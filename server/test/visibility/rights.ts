/**
 * Who sees which document, written as product §13 describes it and without any of the program's own code. All
 * surfaces of the program are compared with it. Everything is named by its index in the world, not by id.
 */

/** As `access_level` is stored. */
export const LEVEL = { public: 1, institution: 2, department: 3, restricted: 4 } as const

export interface RegisterEntry {
  /** Index of a person or a department. */
  to: { person: number } | { group: number }
  see: boolean
  register: boolean
}

export interface PersonRights {
  isAdmin: boolean
  isDocAdmin: boolean
  groups: number[]
}

export interface DocumentRights {
  level: number
  /** People named on it. */
  named: number[]
  /** Departments involved beside the one it was registered for. */
  involved: number[]
  /** Secondary registers in which it has a number. */
  secondary: number[]
}

/** One random setting: everything that turns on rights. */
export interface Rights {
  people: PersonRights[]
  /** Entries of each register; no entry = everybody in the institution sees it. */
  registers: RegisterEntry[][]
  documents: DocumentRights[]
}

/** What a document is from its registration on; the random setting does not change it. */
export interface FixedPart {
  register: number
  registeredBy: number
  group: number | null
}

function maySeeRegister(rights: Rights, person: number, register: number): boolean {
  const entries = rights.registers[register] ?? []
  if (entries.length === 0) return true
  for (const { to, see } of entries) {
    if (!see) continue
    if ('person' in to && to.person === person) return true
    if ('group' in to && rights.people[person]!.groups.includes(to.group)) return true
  }
  return false
}

export function maySee(rights: Rights, person: number, fixed: FixedPart, document: DocumentRights): boolean {
  const { isAdmin, isDocAdmin, groups } = rights.people[person]!
  if (isAdmin || isDocAdmin) return true
  if (fixed.registeredBy === person) return true
  if (document.named.includes(person)) return true
  const isOpen = document.level === LEVEL.public || document.level === LEVEL.institution
  for (const register of [fixed.register, ...document.secondary])
    if (isOpen && maySeeRegister(rights, person, register)) return true
  const departments = fixed.group === null ? document.involved : [fixed.group, ...document.involved]
  for (const department of departments)
    if (document.level !== LEVEL.restricted && groups.includes(department)) return true
  return false
}
