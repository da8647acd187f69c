/** A document as product §13 needs it, told plainly: none of the program's own rules are used. */
export interface NaiveDocument {
  id: number
  register_id: number
  counter: number
  number: string
  category: string
  registered_on: string
  doc_type_id: number
  doc_type_name: string
  group_name: string | null
  group_id: number | null
  issuer_id: number | null
  issuer_name: string
  issuer: { name: string; cui: string; cnp: string; phone: string } | null
  short_description: string
  external_number: string
  external_date: string | null
  pages: number
  annexes: number
  arrival: string
  physical_form: string
  location: string
  additional_info: string
  is_test: boolean
  access_level: number
  status: number
  resume_status: number | null
  pending_until: string | null
  deadline_on: string | null
  closed_on: string | null
  registered_by_id: number
  /** Access entries: `1.7` = person 7, `2.3` = department 3, `3.2` = secondary register 2. */
  access: string[]
}

export interface NaivePerson {
  id: number
  username: string
  seesAll: boolean
  groups: number[]
}

export interface NaiveWorld {
  documents: NaiveDocument[]
  /** `register_access` of the institution. */
  access: { register_id: number; group_id: number | null; user_id: number | null; can_see: boolean }[]
}
function seesRegister(world: NaiveWorld, person: NaivePerson, register: number): boolean {
  const entries = world.access.filter(({ register_id: id }) => id === register)
  if (entries.length === 0) return true
  return entries.some(
    (entry) =>
      entry.can_see && (entry.user_id === person.id || person.groups.some((id) => id === entry.group_id)),
  )
}

export function isVisibleTo(world: NaiveWorld, person: NaivePerson, document: NaiveDocument): boolean {
  if (person.seesAll) return true
  if (document.registered_by_id === person.id || document.access.includes(`1.${person.id}`)) return true
  if (document.access_level === 4) return false
  if (person.groups.some((id) => document.access.includes(`2.${id}`))) return true
  if (document.access_level === 3) return false
  const secondary = document.access.filter((one) => one.startsWith('3.')).map((one) => Number(one.slice(2)))
  return [document.register_id, ...secondary].some((id) => seesRegister(world, person, id))
}

export function statusOn(document: NaiveDocument, today: string): number {
  let { status } = document
  if (status === 15 && document.pending_until! <= today) status = document.resume_status!
  return status === 3 && document.deadline_on !== null && document.deadline_on < today ? 4 : status
}
