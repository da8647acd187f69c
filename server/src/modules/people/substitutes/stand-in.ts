import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Absence, listStoodFor, type StandInTask } from './queries.ts'

const words = {
  ro: ({ until, substitute }: Absence) =>
    `lipsește până la ${formatDate(until)}${substitute && `, înlocuit de ${substitute}`}`,
  en: ({ until, substitute }: Absence) =>
    `away until ${formatDate(until)}${substitute && `, ${substitute} stands in`}`,
} as const satisfies Record<Language, (absence: Absence) => string>

/** „lipsește până la 27.11.2026”, with „, înlocuit de Ana Pop” where somebody stands in: what stands beside a person who is chosen. */
export const absenceText = (absence: Absence, language: Language): string => words[language](absence)

/** The people for whom an actor stands in on a day; accounts of the platform stand in for nobody. */
export async function stoodForBy(
  db: TenantDb,
  { actor, task, today }: { actor: Actor; task: StandInTask; today: string },
): Promise<readonly { id: number; name: string }[]> {
  if (actor.institutionId !== db.institutionId) return []
  return listStoodFor(db, { userId: actor.id, task, today })
}

/** Whether an actor may act for a person on a day: asked at each act, whatever rows were written before. */
export async function mayActFor(
  db: TenantDb,
  asked: { actor: Actor; userId: number; task: StandInTask; today: string },
): Promise<boolean> {
  return (await stoodForBy(db, asked)).some(({ id }) => id === asked.userId)
}
