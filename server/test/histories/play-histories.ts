import fc from 'fast-check'

/** What a model of the product keeps for its run, beside what it models. */
export interface Played {
  /** How many steps were made so far. */
  made: number
  /** Kinds of the steps made, and what else of interest they brought. */
  done: string[]
  /** Each step as it was taken, with the one at which the product differs. */
  taken: string[]
}
export const nothingPlayed = (): Played => ({ made: 0, done: [], taken: [] })

export interface HistoriesRun {
  steps: number
  /** How often each kind of step came, and each other thing of interest. */
  kinds: Map<string, number>
  failed: boolean
  /** The shortest list of steps that shows the difference. */
  counterexample: string
  error: string
}

/**
 * Plays random histories in which the product stands beside a model, each on what `open` makes anew. Ends when
 * enough steps were made or a history differs from the model. The difference is then shrunk: steps are dropped
 * and made simpler as long as what is left still differs.
 */
export async function playHistories<Model extends Played, Real>(
  histories: {
    commands: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[]
    longest: number
    open: () => Promise<{ model: Model; real: Real }>
    compare: (model: Model, real: Real) => Promise<void>
  },
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> {
  let steps = 0
  const kinds = new Map<string, number>()
  let differing: Model | undefined
  for (let seed = wanted.seed; steps < wanted.steps; seed++) {
    const result = await fc.check(
      fc.asyncProperty(
        fc.commands(histories.commands, { maxCommands: histories.longest, size: 'max' }),
        async (commands) => {
          const { model, real } = await histories.open()
          try {
            await fc.asyncModelRun(() => ({ model, real }), commands)
            await histories.compare(model, real)
          } catch (error) {
            differing = model
            throw error
          }
          steps += model.made
          for (const kind of model.done) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        },
      ),
      { numRuns: 5, seed, endOnFailure: false },
    )
    if (result.failed)
      return {
        steps,
        kinds,
        failed: true,
        counterexample: differing?.taken.join(',') ?? '',
        error: String(result.errorInstance),
      }
  }
  return { steps, kinds, failed: false, counterexample: '', error: '' }
}
