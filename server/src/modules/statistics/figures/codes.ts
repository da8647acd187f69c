import { type ArrivalWay, arrivalLabels, type DocumentCategory } from '@hdoc/contract/texts/choices.ts'

/** The codes by which `statistic_code` in SQL writes category and way of arrival. */
export const categories = ['intrare', 'iesire', 'interne'] as const satisfies readonly DocumentCategory[]
const arrivals = [
  '',
  'in_person',
  'post',
  'courier',
  'email',
  'electronic',
  'fax',
] as const satisfies readonly (ArrivalWay | '')[]

export const categoryOf = (code: number): DocumentCategory => categories[code - 1]!
export const arrivalOf = (code: number): ArrivalWay | '' => arrivals[code]!

/** Ways of arrival as they are offered; last what nobody stated. */
export const arrivalsInOrder: readonly (ArrivalWay | '')[] = [
  ...(Object.keys(arrivalLabels) as ArrivalWay[]),
  '',
]
