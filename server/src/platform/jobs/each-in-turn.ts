type Gone<Result> = { results: Result[]; failed: number }

/**
 * Does some work for each of several, one after the other. One that fails is told of and stops none of the others. Gives
 * the results of those that went well, and how many failed.
 */
export async function eachInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  tellFailure: (error: unknown, item: Item) => void,
): Promise<Gone<Result>> {
  const gone: Gone<Result> = { results: [], failed: 0 }
  for (const item of items)
    try {
      gone.results.push(await work(item))
    } catch (error) {
      gone.failed++
      tellFailure(error, item)
    }
  return gone
}
