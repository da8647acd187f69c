import { startOfLocalDay } from '../../../src/platform/clock.ts'
import { waitUntil } from '../../load/wait-until.ts'
import { compareRecord, lastDocument } from '../compare-record.ts'
import type { Drill } from '../drill.ts'
import { setClock } from '../moved-clock.ts'
import { type RegisteringClients, registerPapers } from '../register-papers.ts'

const FIRST_YEAR = 2026
const MINUTES_BEFORE = 10
/** Milliseconds from a kill to the turn: so few that the program is not back before the new year. */
const MILLISECONDS_BEFORE = 60

interface Turn {
  from: number
  papers: RegisteringClients
}

const before = (year: number, milliseconds: number): Date =>
  new Date(startOfLocalDay(`${year}-01-01`).getTime() - milliseconds)

const countOf = ({ papers }: Turn, year: number): number =>
  papers.acknowledged.filter(({ number }) => number.endsWith(`/${year}`)).length

/**
 * Plays one turn of the year for each kill, half of its papers before it and half after it. Kills 1, 4, 5, 8
 * … come a moment before the turn, the others as soon as a number of the new year was given.
 */
export const yearlyTurn: Drill = {
  name: 'yearly turn',
  what: 'registrations around midnight of 31 December; beside them, turns passed',
  movesClock: true,
  sizes: {
    short: { clients: 16, wanted: 240, kills: 2 },
    full: { clients: 32, wanted: 4_000, kills: 10 },
  },
  start: async (world, { clients, wanted, kills }) => {
    const each = Math.ceil(wanted / kills)
    const since = await world.asSuperuser(lastDocument)
    const turns: Turn[] = []
    const play = async (): Promise<void> => {
      for (let n = 0; n < kills; n++) {
        const from = FIRST_YEAR + n
        setClock(world.dataDir, before(from + 1, MINUTES_BEFORE * 60_000))
        const turn = {
          from,
          papers: await registerPapers(world, { clients, wanted: Math.min(each, wanted - n * each) }),
        }
        turns.push(turn)
        await turn.papers.done
      }
    }
    const done = play()
    const all = () => turns.flatMap(({ papers }) => papers.acknowledged)
    return {
      reached: async (share) => {
        const n = Math.round(share * (kills + 1))
        await Promise.race([waitUntil(`turn ${n} has begun`, () => turns.length >= n), done])
        const turn = turns[n - 1]
        if (turn === undefined) throw new Error(`the papers ended before turn ${n}`)
        await turn.papers.reached(each / 2)
        setClock(world.dataDir, before(turn.from + 1, MILLISECONDS_BEFORE))
        if (n % 4 < 2) return
        await waitUntil('a number of the new year', () => countOf(turn, turn.from + 1) > 0)
      },
      done,
      registered: () => all().length,
      worked: () =>
        turns.filter((turn) => countOf(turn, turn.from) > 0 && countOf(turn, turn.from + 1) > 0).length,
      repeated: () => turns.reduce((sum, { papers }) => sum + papers.repeated(), 0),
      countHarm: async (client) => ({ ...(await compareRecord(client, all(), since)), halved: 0 }),
    }
  },
}
