/** Edges of a graph by node. */
export type Edges = ReadonlyMap<string, ReadonlySet<string>>

/** Nodes in an order where each comes after those it leads to, without recursion (deep graphs). */
function finishingOrder(edges: Edges): string[] {
  const seen = new Set<string>()
  const order: string[] = []
  for (const root of edges.keys()) {
    if (seen.has(root)) continue
    seen.add(root)
    const stack = [{ node: root, rest: [...(edges.get(root) ?? [])] }]
    while (stack.length > 0) {
      const top = stack.at(-1)!
      const next = top.rest.pop()
      if (next === undefined) {
        order.push(top.node)
        stack.pop()
      } else if (!seen.has(next)) {
        seen.add(next)
        stack.push({ node: next, rest: [...(edges.get(next) ?? [])] })
      }
    }
  }
  return order
}

function reversed(edges: Edges): Map<string, Set<string>> {
  const back = new Map<string, Set<string>>()
  for (const [from, targets] of edges)
    for (const to of targets) back.set(to, (back.get(to) ?? new Set()).add(from))
  return back
}

/** Shortest way from `start` back to itself inside `knot`. */
function shortestCircle(edges: Edges, knot: ReadonlySet<string>, start: string): string[] {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue)
    for (const next of edges.get(node) ?? []) {
      if (next === start) {
        const way = [start]
        for (let at = node; at !== start; at = cameFrom.get(at)!) way.splice(1, 0, at)
        return way
      }
      if (knot.has(next) && !cameFrom.has(next)) {
        cameFrom.set(next, node)
        queue.push(next)
      }
    }
  return [start]
}

/** One shortest circle of every knot (strongly connected set of two and more nodes, or a node that leads to itself). */
export function findCircles(edges: Edges): string[][] {
  const back = reversed(edges)
  const placed = new Set<string>()
  const circles: string[][] = []
  for (const root of finishingOrder(edges).reverse()) {
    if (placed.has(root)) continue
    const knot = new Set([root])
    for (const node of knot)
      for (const previous of back.get(node) ?? []) if (!placed.has(previous)) knot.add(previous)
    for (const node of knot) placed.add(node)
    if (knot.size > 1 || edges.get(root)?.has(root))
      circles.push(
        [...knot]
          .sort()
          .map((node) => shortestCircle(edges, knot, node))
          .sort((a, b) => a.length - b.length)[0]!,
      )
  }
  return circles
}
