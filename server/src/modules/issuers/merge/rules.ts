import type { Likeness, MergeField } from '@hdoc/contract/issuers/issuer-merge.ts'
import { mergeFieldSchema } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'

const mergeFields: readonly MergeField[] = mergeFieldSchema.options
const address: readonly MergeField[] = mergeFields.slice(mergeFields.indexOf('country'))
const place: readonly MergeField[] = address.filter((field) => field !== 'country')

export type Side = 'winner' | 'loser'
export type Difference = { field: MergeField; winner: string; loser: string; suggested: Side }

/**
 * Fields in which two issuers differ, each with the side suggested. The winner keeps what it has and takes
 * what it lacks. An address is one thing: the winner takes it whole, and only when it has none.
 */
export function differences(winner: IssuerValues, loser: IssuerValues): Difference[] {
  const hasAddress = place.some((field) => winner[field] !== '')
  const takesAddress = !hasAddress && place.some((field) => loser[field] !== '')
  const suggest = (field: MergeField): Side => {
    if (address.includes(field)) return takesAddress ? 'loser' : 'winner'
    return winner[field] === '' ? 'loser' : 'winner'
  }
  return mergeFields
    .filter((field) => winner[field] !== loser[field])
    .map((field) => ({ field, winner: winner[field], loser: loser[field], suggested: suggest(field) }))
}

/** The winner with the chosen fields of the loser. */
export function mergedValues(
  winner: IssuerValues,
  loser: IssuerValues,
  take: readonly MergeField[],
): IssuerValues {
  return { ...winner, ...Object.fromEntries(take.map((field) => [field, loser[field]])) }
}

type Some = Partial<Record<MergeField, string>>

/** What a merge changed of the winner, as it was and as it became. */
export function changesOf(before: IssuerValues, after: IssuerValues): { before: Some; after: Some } {
  const changed = mergeFields.filter((field) => before[field] !== after[field])
  const of = (values: IssuerValues): Some =>
    Object.fromEntries(changed.map((field) => [field, values[field]]))
  return { before: of(before), after: of(after) }
}

/**
 * Fields that a merge changed and somebody changed again since; undoing the merge would lose the later
 * change.
 */
export function changedSince(now: IssuerValues, { after }: { after: Some }): MergeField[] {
  return mergeFields.filter((field) => after[field] !== undefined && after[field] !== now[field])
}

/** Strongest first: a code says who somebody is, a name hardly. */
const strength: readonly Likeness[] = ['cnp', 'cui', 'phone', 'email', 'name']
export const inStrength = (reasons: readonly Likeness[]): Likeness[] =>
  strength.filter((reason) => reasons.includes(reason))
