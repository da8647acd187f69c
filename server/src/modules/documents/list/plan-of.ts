import { dayOfWord } from '@hdoc/contract/calls/filter-words.ts'
import { type Condition, type ListQuery, searchesOf } from '@hdoc/contract/calls/list-query.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { missingRight } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { findIdsByCnp, tracesOf, wholeCnp } from '../../issuers/index.ts'
import { listRegisterKinds } from '../../registers/index.ts'
import { meaningOf } from '../text-search/search-meaning.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'
import { splitFilters } from './plan/list-filters.ts'
import { knownTexts } from './queries/list-columns.ts'
import type { ListPlan } from './queries/list-plan.ts'
import { ISSUER_IDS } from './queries/text-conditions.ts'

/**
 * An id that nobody has: what „my group” means to a person without one, and „me” to a person of another
 * institution.
 */
const NOBODY = '0'

/**
 * Replaces the words „me”, „my group”, „today” and „today+7” in filters by what they mean for this person on this day.
 */
function withoutWords(
  list: ListQuery,
  actor: Actor,
  today: string,
  institutionId: number,
): ListQuery['filters'] {
  const me = actor.institutionId === institutionId ? String(actor.id) : NOBODY
  const group = actor.groupId === 0 ? NOBODY : String(actor.groupId)
  const day = (value: string) => dayOfWord(value, today)
  const meaning: Readonly<Record<string, (value: string) => string | undefined>> = {
    registered_by: (value) => (value === 'me' ? me : undefined),
    group: (value) => (value === 'my_group' ? group : undefined),
    registered_on: day,
    deadline_on: day,
  }
  return list.filters.map((filter) => {
    const means = meaning[filter.column]
    if (means === undefined) return filter
    const conditions = filter.conditions.map((condition) => ({
      ...condition,
      values: condition.values.map((value) => means(value) ?? value),
    }))
    return { ...filter, conditions }
  })
}

/** Refuses a filter by CNP to people who may not see CNPs, or they could find one out by filtering. */
export function checkFilters(list: ListQuery, actor: Actor): void {
  const asked = list.filters.some(({ conditions }) => conditions.some(({ field }) => field === 'cnp'))
  if (asked && !can(actor, 'issuer.reveal_cnp')) throw missingRight('issuer.reveal_cnp')
}

/** Looks CNPs up by their index first: a condition on a CNP becomes one on the issuers who have it. */
async function withIssuersFound(
  db: TenantDb,
  secrets: Secrets,
  filters: ListQuery['filters'],
): Promise<ListQuery['filters']> {
  const found = async (condition: Condition): Promise<Condition> => {
    if (condition.field !== 'cnp') return condition
    const traces = condition.values.map((typed) => tracesOf(secrets, db.institutionId, wholeCnp(typed)))
    return { field: ISSUER_IDS, mode: 'in', values: (await findIdsByCnp(db, traces)).map(String) }
  }
  return Promise.all(
    filters.map(async (filter) => ({
      ...filter,
      conditions: await Promise.all(filter.conditions.map(found)),
    })),
  )
}

/** What a list asks for, for one person on one day: the same for rows, counts and exports. */
export async function planOf(
  { db, settings, actor }: { db: TenantDb; settings: Secrets; actor: Actor },
  list: ListQuery,
  today: string,
): Promise<ListPlan> {
  checkFilters(list, actor)
  const [viewer, registers, meanings, texts] = await Promise.all([
    viewerOf(db, actor),
    list.filters.some((filter) => filter.column === 'register') ? listRegisterKinds(db) : [],
    Promise.all(searchesOf(list).map((text) => meaningOf(db, text))),
    knownTexts(db, list.filters),
  ])
  const worded = withoutWords(list, actor, today, db.institutionId)
  const filters = await withIssuersFound(db, settings, worded)
  return {
    viewer,
    filters: splitFilters({ filters }, registers),
    meanings,
    texts,
    today,
    sortBy: list.sortBy,
  }
}
