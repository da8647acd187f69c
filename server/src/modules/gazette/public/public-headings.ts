import { headingName, registeredCode } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { PublicHeading } from '@hdoc/contract/gazette/public-gazette.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { inOrder, withBelow } from '../headings/heading-rules.ts'
import { type HeadingRow, listHeadings } from '../headings/queries.ts'
import { feedAddress } from '../record/addresses.ts'
import { countPublic } from './queries.ts'

/** The headings whose entries stand on the page of a heading: it and those below; a register shows the acts it lists. */
export function shownUnder(all: readonly HeadingRow[], id: number): number[] {
  const code = registeredCode(all.find((one) => one.id === id)?.code ?? '')
  const acts = code && all.find((one) => one.code === code)
  return [...withBelow(all, id), ...(acts ? withBelow(all, acts.id) : [])]
}

type Counted = { id: number; year: number; entries: number }

export function presentPublicHeadings(
  all: readonly HeadingRow[],
  counted: readonly Counted[],
  language: Language,
): PublicHeading[] {
  const under = (ids: readonly number[]): number =>
    counted.filter(({ id }) => ids.includes(id)).reduce((sum, { entries }) => sum + entries, 0)
  return inOrder(all).map((one) => ({
    id: one.id,
    parent_id: one.parent_id,
    code: one.code,
    name: headingName(one, language),
    level: one.level,
    entries: under(shownUnder(all, one.id)),
    feed: feedAddress(one.id),
  }))
}

/** Years in which something under these headings (undefined = all) is public, newest first. */
export function yearsOf(counted: readonly Counted[], ids: readonly number[] | undefined) {
  const years = new Map<number, number>()
  for (const { id, year, entries } of counted)
    if (!ids || ids.includes(id)) years.set(year, (years.get(year) ?? 0) + entries)
  return [...years].map(([year, entries]) => ({ year, entries })).sort((a, b) => b.year - a.year)
}

export async function readPublicHeadings(db: TenantDb): Promise<{ all: HeadingRow[]; counted: Counted[] }> {
  const [all, counted] = await Promise.all([listHeadings(db), countPublic(db)])
  return { all, counted }
}
