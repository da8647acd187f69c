import type { Text } from '@hdoc/contract/texts/languages.ts'
import {
  bringPerson,
  holdBrought,
  listBrought,
  lockBrought,
  peopleChoices,
  releasePeople,
} from '../../../people/index.ts'
import type { Blocker, ImportKind, Made } from '../../kind/import-kind.ts'
import { takeBack } from '../../queries/made.ts'
import { type CheckedUser, checkUsers, userIdentities } from './check-users.ts'
import { describeUsers } from './user-form.ts'

/** People on their way together. */
const AT_ONCE = 20

const used: Text = {
  ro: 'S-a autentificat deja, ori contul sau drepturile i s-au modificat după import.',
  en: 'They have signed in, or their account or rights were changed after the import.',
}
const atWork: Text = { ro: 'Are deja lucrări.', en: 'They have work already.' }

/** People, who come without passwords and never as administrators. */
export const userKind: ImportKind = {
  id: 'user',
  duplicates: ['skip'],
  describe: describeUsers,
  identities: userIdentities,
  check: checkUsers,

  async run(ctx, rows: readonly CheckedUser[]) {
    const { db, actor, at, settings } = ctx
    const choices = await peopleChoices(db)
    const adding = { db, actor, settings, language: actor.language, clock: { now: () => at } }
    const made: Made[] = []
    const makeOne = async ({ row, person }: CheckedUser): Promise<Made> => {
      if (!person) throw new Error('a person who was not checked is to be added')
      return { row, subject: 'users', id: await bringPerson(adding, person, choices), step: 'new' }
    }
    for (let from = 0; from < rows.length; from += AT_ONCE)
      made.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map(makeOne))))
    if (ctx.hold)
      await holdBrought(
        db,
        made.map(({ id }) => id),
        ctx.importId,
      )
    return made
  },

  release: ({ db, by, at, options }, made) =>
    releasePeople(
      db,
      { by, at, invite: options.invite === '1' },
      made.map(({ id }) => id),
    ),

  lock: (db, made) =>
    lockBrought(
      db,
      made.map(({ id }) => id),
    ),

  async blockers(db, made) {
    const people = new Map(
      (
        await listBrought(
          db,
          made.map(({ id }) => id),
        )
      ).map((one) => [one.id, one]),
    )
    const blockers: Blocker[] = []
    const free: Made[] = []
    for (const one of made) {
      const person = people.get(one.id)
      if (person?.used) blockers.push({ made: one, name: person.name, why: used })
      else if (person) free.push(one)
    }
    for (const { id } of await takeBack(
      db,
      'users',
      free.map((one) => one.id),
      true,
    )) {
      const one = free.find((held) => held.id === id)
      if (one) blockers.push({ made: one, name: people.get(id)?.name ?? '', why: atWork })
    }
    return blockers
  },

  async undo({ db }, made) {
    const [held] = await takeBack(
      db,
      'users',
      made.map(({ id }) => id),
      false,
    )
    if (held) throw new Error(`a person who was free is held by ${held.held_by}`)
  },
}
