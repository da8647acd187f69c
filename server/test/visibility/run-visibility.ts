import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { ASKING, anyRights } from './random-rights.ts'
import { maySee, type Rights } from './rights.ts'
import { type Sight, type Surface, surfaces } from './surfaces.ts'
import { type Asking, type AsSuperuser, plantRights, type VisibilityOffice } from './visibility-office.ts'

export interface VisibilityRun {
  settings: number
  /** How many answers were compared, by surface. */
  compared: Map<string, number>
  failed: boolean
  counterexample: string
  error: string
}

type World = {
  office: VisibilityOffice
  asSuperuser: AsSuperuser
  /** Signed in, in the order of the people. */
  callers: readonly Asking[]
}

const sightOf = (office: VisibilityOffice, rights: Rights, person: number): Sight => ({
  office,
  seen: office.documents.filter((one, n) => maySee(rights, person, one, rights.documents[n]!)),
})

/**
 * Plants random settings of rights and compares everything that each person is shown with the reference rule.
 * `each` = how many documents each surface is asked about; they are chosen anew for every setting. A
 * difference is shrunk.
 */
export async function runVisibility(
  { office, asSuperuser, callers }: World,
  wanted: { settings: number; seed: number; each: number; surfaces?: readonly Surface[] },
): Promise<VisibilityRun> {
  const asked = wanted.surfaces ?? surfaces
  const compared = new Map<string, number>(asked.map(({ name }) => [name, 0]))
  let settings = 0

  async function ask(rights: Rights, person: number): Promise<void> {
    const who = callers[person]!
    const sight = sightOf(office, rights, person)
    const check = (name: string, { shown, expected }: { shown: unknown; expected: unknown }): void => {
      compared.set(name, (compared.get(name) ?? 0) + 1)
      if (!isDeepStrictEqual(shown, expected))
        throw new Error(
          `${name}, ${office.people[person]!.username}: ${JSON.stringify(shown)} is shown and not ${JSON.stringify(expected)}`,
        )
    }
    for (const [n, surface] of asked.entries()) {
      if ('ofAll' in surface) {
        check(surface.name, await surface.ofAll(who, sight))
        continue
      }
      for (let k = 0; k < wanted.each; k++) {
        const document = office.documents[(settings + n + k * 5) % office.documents.length]!
        check(surface.name, await surface.ofOne(who, document, sight))
      }
    }
  }

  async function compareOne(rights: Rights): Promise<void> {
    await plantRights(asSuperuser, office, rights)
    settings++
    await Promise.all(Array.from({ length: ASKING }, (_, person) => ask(rights, person)))
  }

  const result = await fc.check(fc.asyncProperty(anyRights, compareOne), {
    numRuns: wanted.settings,
    seed: wanted.seed,
  })
  return {
    settings,
    compared,
    failed: result.failed,
    counterexample: JSON.stringify(result.counterexample),
    error: String((result.errorInstance as Error | null)?.stack ?? ''),
  }
}
