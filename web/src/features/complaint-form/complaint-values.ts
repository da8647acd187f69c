import { isInside, type Point } from '@hdoc/contract/complaints/place.ts'
import type { OfferedType } from '@hdoc/contract/complaints/public-complaints.ts'
import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'

/** What is written, as texts: so it is kept in the browser and compared. `point`: „lat,lng” in whole 1e-6 degrees. */
export const empty = {
  type_id: '',
  description: '',
  point: '',
  locality: '',
  street: '',
  street_number: '',
  name: '',
  phone: '',
  /** To what the type asks of its own. */
  answers: {} as FormAnswers,
}
export type ComplaintForm = typeof empty

/** What a draft keeps: nothing of the person. */
export const kept = [
  ...(['type_id', 'description', 'point', 'locality', 'street', 'street_number'] as const),
  'answers',
] as const

/** What a description may hold. */
export const MOST_LETTERS = 4000

/** Of these one is enough; `lat` and `lng` are how the server names the point. */
export const places = ['point', 'lat', 'lng', 'street', 'locality']

export const steps = [
  ['lat', 'lng', 'locality', 'street', 'street_number'],
  ['type_id', 'description', 'answers', 'form_id', 'files'],
  ['name', 'phone', 'email', 'email_confirmation', 'terms'],
]

export function pointOf({ point }: Pick<ComplaintForm, 'point'>): Point | null {
  const [, lat, lng] = /^(-?\d+),(-?\d+)$/.exec(point) ?? []
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) }
}
export const pointText = ({ lat, lng }: Point): string => `${lat},${lng}`

/** Whether a place surely lies outside the area of a type; the server decides by the same rule. */
export function isOutside({ area, polygon, localities }: OfferedType, values: ComplaintForm): boolean {
  const point = pointOf(values)
  if (area === 'polygon')
    return (
      point !== null &&
      !isInside(
        point,
        polygon.map(([lat, lng]) => ({ lat, lng })),
      )
    )
  if (area !== 'localities' || values.locality === '') return false
  return !localities.some((one) => searchKey(one) === searchKey(values.locality))
}
