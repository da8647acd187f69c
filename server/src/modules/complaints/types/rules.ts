import type { ComplaintTypeValues } from '@hdoc/contract/complaints/complaint-types.ts'
import { isInside, type Point } from '@hdoc/contract/complaints/place.ts'
import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { TypeFacts } from './queries.ts'

/**
 * The fields of a type that do not fit together. What an active type names has to be able to number a complaint: an online
 * register that is open, and an incoming document type that may stand alone and goes into that register.
 */
export function complaintTypeProblems(
  values: ComplaintTypeValues,
  { register, doc_type, told }: TypeFacts,
): Record<string, FieldProblem[]> {
  const problems = new Map<string, FieldProblem[]>()
  const refuse = (field: keyof ComplaintTypeValues, problem: FieldProblem) => {
    if (!problems.has(field)) problems.set(field, [problem])
  }
  if (values.active && values.register_id === null) refuse('register_id', { key: 'required' })
  if (values.active && values.doc_type_id === null) refuse('doc_type_id', { key: 'required' })
  if (register?.secondary) refuse('register_id', { key: 'main_register' })
  if (register && (!register.online || register.closed)) refuse('register_id', { key: 'online_register' })
  if (register && register.category !== null && register.category !== 'intrare')
    refuse('register_id', { key: 'register_category' })
  if (doc_type && (doc_type.category !== 'intrare' || doc_type.case_only))
    refuse('doc_type_id', { key: 'complaint_doc_type' })
  if (register && doc_type?.fixed_register && doc_type.register_id !== values.register_id)
    refuse('register_id', { key: 'other_fixed_register', values: { register: doc_type.register_name } })
  if (values.area === 'polygon' && values.polygon.length === 0) refuse('polygon', { key: 'required' })
  if (values.area === 'localities' && values.localities.length === 0)
    refuse('localities', { key: 'required' })
  if (told < new Set(values.told_user_ids).size) refuse('told_user_ids', { key: 'reference' })
  return Object.fromEntries(problems)
}

type Area = Pick<ComplaintTypeValues, 'area' | 'localities'> & {
  polygon: readonly (readonly [number, number])[]
}
type Placed = { lat: number | null; lng: number | null; locality: string }

const pointsOf = (corners: Area['polygon']): Point[] => corners.map(([lat, lng]) => ({ lat, lng }))

/**
 * Whether a place lies where complaints of a type are taken. A place that does not say where it lies is not refused: a
 * street without a point, or a point without a locality.
 */
export function isInArea({ area, polygon, localities }: Area, { lat, lng, locality }: Placed): boolean {
  if (area === 'polygon') return lat === null || lng === null || isInside({ lat, lng }, pointsOf(polygon))
  if (area === 'localities')
    return locality === '' || localities.some((one) => searchKey(one) === searchKey(locality))
  return true
}
