import { Client } from 'pg'
import { Refusal } from '../refusal.ts'

function place(client: Client): string {
  return client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`
}

/**
 * Opens one connection outside the pools, for starting and migrating. Throws a Refusal when the database
 * cannot be used; its sentence names database, host and role, but not the password.
 */
export async function openConnection(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const what = `${client.database ?? ''} (${place(client)}, ${client.user ?? ''})`
    throw new Refusal(
      {
        ro: `Baza de date ${what} nu poate fi folosită: ${reason}`,
        en: `The database ${what} cannot be used: ${reason}`,
      },
      { cause: error },
    )
  }
}
