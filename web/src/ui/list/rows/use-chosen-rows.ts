import { useState } from 'react'
import type { ListRow } from './list-types.ts'

/** A chosen row, and the page it was on. */
type Chosen<Row> = { row: Row; on: number }
type Kept<Row> = { question: string; chosen: readonly Chosen<Row>[] }
/** The rows that are shown. `isFresh`: they belong to this page, and are not left over from another page. */
type Shown<Row> = { rows: readonly Row[]; page: number; isFresh: boolean }

/**
 * Brings the chosen rows up to date: those of the shown page take its present values, and are dropped when
 * the page no longer has them; those of other pages stay.
 */
export function stillChosen<Row extends ListRow>(
  chosen: readonly Chosen<Row>[],
  { rows, page, isFresh }: Shown<Row>,
): Chosen<Row>[] {
  const present = new Map(rows.map((row) => [row.id, row]))
  return chosen.flatMap(({ row, on }) => {
    const now = present.get(row.id)
    if (now) return { row: now, on: isFresh ? page : on }
    return isFresh && on === page ? [] : { row, on }
  })
}

/**
 * The rows chosen after some of the shown ones are chosen or let go: first those that stay chosen, then the
 * new ones in the order of the page.
 */
export function nextChosen<Row extends ListRow>(
  before: readonly Chosen<Row>[],
  { rows, page }: Shown<Row>,
  ids: readonly number[],
  isChosen: boolean,
): Chosen<Row>[] {
  if (!isChosen) return before.filter(({ row }) => !ids.includes(row.id))
  const was = new Set(before.map(({ row }) => row.id))
  const more = rows.filter(({ id }) => ids.includes(id) && !was.has(id))
  return [...before, ...more.map((row) => ({ row, on: page }))]
}

/** The chosen rows. They stay chosen from page to page, until the query of the list (`question`) changes. */
export function useChosenRows<Row extends ListRow>(shown: Shown<Row>, question: string) {
  const [kept, setKept] = useState<Kept<Row>>({ question, chosen: [] })
  const chosenOf = (now: Kept<Row>) => (now.question === question ? stillChosen(now.chosen, shown) : [])
  const chosen = chosenOf(kept)
  const present = new Set(shown.rows.map(({ id }) => id))
  const ids = new Set(chosen.map(({ row }) => row.id))
  return {
    chosen: chosen.map(({ row }) => row),
    /** How many chosen rows are on other pages. */
    elsewhere: chosen.filter(({ row }) => !present.has(row.id)).length,
    isChosen: (id: number) => ids.has(id),
    choose: (some: readonly number[], isChosen: boolean) =>
      setKept((now) => ({ question, chosen: nextChosen(chosenOf(now), shown, some, isChosen) })),
    clear: () => setKept({ question, chosen: [] }),
  }
}

export type ChosenRows<Row extends ListRow> = ReturnType<typeof useChosenRows<Row>>
