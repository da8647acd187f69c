import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { createDiskFileStore } from '../../../src/platform/files/store/disk-file-store.ts'
import { clerk, HOST } from '../../load/fill-institution.ts'
import { sendFile } from '../../load/send-file.ts'
import { waitUntil } from '../../load/wait-until.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { registerPapers } from '../register-papers.ts'

const SENDING = 3
/** Bytes of one file; not a multiple of the size of the pieces in which files are kept. */
const FILE_BYTES = 11 * 1024 * 1024 + 5

/** What a client was told of one file; its name is its own, so that the database knows it too. */
type Sent = { id: number; name: string; sha256: string }

type Sending = { told: Sent[]; repeated(): number; done: Promise<void> }

async function startSending(world: DrillWorld, goesOn: () => boolean): Promise<Sending> {
  const uploader = { port: world.port, host: HOST, session: await world.signIn(clerk(1)) }
  const told: Sent[] = []
  let repeated = 0
  async function client(): Promise<void> {
    while (goesOn()) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES)])
      const name = `${randomUUID()}.pdf`
      const onLost = async () => {
        repeated++
        await world.recovered()
      }
      const id = await sendFile(uploader, { name, bytes, onLost })
      told.push({ id, name, sha256: createHash('sha256').update(bytes).digest('hex') })
    }
  }
  const done = Promise.all(Array.from({ length: SENDING }, client)).then(() => undefined)
  return { told, repeated: () => repeated, done }
}

/** Resolves when part of some file has arrived and the rest is on its way. */
const whileArriving = (world: DrillWorld): Promise<void> =>
  world.asSuperuser((client) =>
    waitUntil('a file is half there', async () => {
      const { rows } = await client.query(
        'select from incoming_files where received > 0 and received < size limit 1',
      )
      return rows.length > 0
    }),
  )

/**
 * Checks that every acknowledged file is there once and whole, that there is none that nobody was told of,
 * and that no piece is missing or wrong.
 */
async function compareFiles(
  world: DrillWorld,
  client: Client,
  told: readonly Sent[],
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const files = await createDiskFileStore(join(world.dataDir, 'files'))
  const { rows } = await client.query<{ id: number; name: string; sha256: string }>(
    'select id::integer, name, sha256 from files',
  )
  const kept = new Map(rows.map((row) => [row.name, row]))
  const names = new Set(told.map(({ name }) => name))
  let halved = 0
  for (const { sha256 } of rows) {
    const hash = createHash('sha256')
    if (!(await files.has(sha256))) halved++
    else {
      for await (const chunk of await files.open(sha256)) hash.update(chunk as Buffer)
      if (hash.digest('hex') !== sha256) halved++
    }
  }
  const { rows: torn } = await client.query(`
    select from incoming_files i where file_id is null and received <>
      (select coalesce(sum(size), 0) from incoming_pieces p where p.institution_id = i.institution_id and p.incoming_id = i.id)`)
  const there = new Set(await readdir(join(world.dataDir, 'files', 'pieces')))
  const { rows: pieces } = await client.query<{ name: string }>('select name from incoming_pieces')
  return {
    lost: told.filter(
      ({ id, name, sha256 }) => kept.get(name)?.sha256 !== sha256 || kept.get(name)?.id !== id,
    ).length,
    doubled: rows.length - kept.size + rows.filter(({ name }) => !names.has(name)).length,
    halved: halved + torn.length + pieces.filter(({ name }) => !there.has(name)).length,
  }
}

export const upload: Drill = {
  name: 'upload',
  what: 'files of 11 MB, with registrations beside them',
  sizes: {
    short: { clients: 4, wanted: 120, kills: 2 },
    full: { clients: 8, wanted: 2_000, kills: 10 },
  },
  start: async (world, { clients, wanted }) => {
    const papers = await registerPapers(world, { clients, wanted })
    const sending = await startSending(world, () => papers.acknowledged.length < wanted)
    return {
      reached: async (share) => {
        await papers.reached(share * wanted)
        await whileArriving(world)
      },
      done: Promise.all([papers.done, sending.done]).then(() => undefined),
      registered: () => papers.acknowledged.length,
      worked: () => sending.told.length,
      repeated: () => sending.repeated() + papers.repeated(),
      countHarm: async (client) => {
        const harm = await papers.countHarm(client)
        const more = await compareFiles(world, client, sending.told)
        return {
          ...harm,
          lost: harm.lost + more.lost,
          doubled: harm.doubled + more.doubled,
          halved: harm.halved + more.halved,
        }
      },
    }
  },
}
