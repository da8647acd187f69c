import { MOST_LEVELS } from '@hdoc/contract/gazette/gazette-choices.ts'

/** What the rules of the tree look at. */
export type PlacedHeading = {
  id: number
  parent_id: number | null
  code: string
  position: number
}

/** One of the six headings of the law. */
export const isOfLaw = ({ parent_id }: Pick<PlacedHeading, 'parent_id'>): boolean => parent_id === null

const childrenOf = <One extends PlacedHeading>(all: readonly One[], id: number | null): One[] =>
  all.filter(({ parent_id }) => parent_id === id).sort((a, b) => a.position - b.position || a.id - b.id)

/** All headings in their order, each after its parent, with its level from 0. */
export function inOrder<One extends PlacedHeading>(all: readonly One[]): (One & { level: number })[] {
  const under = (id: number | null, level: number): (One & { level: number })[] =>
    childrenOf(all, id).flatMap((one) => [{ ...one, level }, ...under(one.id, level + 1)])
  return under(null, 0)
}

/** A heading with everything that stands below it. */
export function withBelow(all: readonly PlacedHeading[], id: number): number[] {
  return [id, ...childrenOf(all, id).flatMap((one) => withBelow(all, one.id))]
}

function levelOf(all: readonly PlacedHeading[], id: number): number {
  const parent = all.find((one) => one.id === id)?.parent_id
  return parent === null || parent === undefined ? 0 : 1 + levelOf(all, parent)
}

/** How many levels a heading takes with what stands below it. */
function depthOf(all: readonly PlacedHeading[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(all, id).map((one) => depthOf(all, one.id)))
}

/** Whether a heading (undefined = a new one) may stand under a parent: not under itself, not too deep. */
export function mayStandUnder(
  all: readonly PlacedHeading[],
  id: number | undefined,
  parentId: number,
): boolean {
  if (id !== undefined && withBelow(all, id).includes(parentId)) return false
  return levelOf(all, parentId) + 1 + (id === undefined ? 1 : depthOf(all, id)) <= MOST_LEVELS
}

/**
 * The sisters of a heading in their new order when it goes before another (null = behind all); undefined when that one
 * is no sister.
 */
export function reordered(
  all: readonly PlacedHeading[],
  moved: PlacedHeading,
  beforeId: number | null,
): number[] | undefined {
  const others = childrenOf(all, moved.parent_id)
    .map(({ id }) => id)
    .filter((id) => id !== moved.id)
  if (beforeId === null || beforeId === moved.id) return [...others, moved.id]
  const at = others.indexOf(beforeId)
  return at < 0 ? undefined : others.toSpliced(at, 0, moved.id)
}
