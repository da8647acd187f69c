import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal, type Sentence } from '../../platform/refusal.ts'

function sentenceFor(code: string | undefined, host: string, port: number, name: string): Sentence {
  if (code === 'EADDRINUSE') {
    return {
      ro: `Portul ${port} de pe ${host} este folosit de alt program: opriți-l sau alegeți alt port, de exemplu ${name}=${port + 1}.`,
      en: `Port ${port} on ${host} is used by another program: stop it or choose another port, for example ${name}=${port + 1}.`,
    }
  }
  if (code === 'EACCES') {
    return {
      ro: `Acest utilizator nu are voie să folosească portul ${port}: alegeți unul de la 1024 în sus cu ${name}.`,
      en: `This user may not use port ${port}: choose one from 1024 up with ${name}.`,
    }
  }
  return {
    ro: `Adresa ${host}:${port} nu poate fi folosită (${code}): schimbați HOST sau ${name}.`,
    en: `The address ${host}:${port} cannot be used (${code}): change HOST or ${name}.`,
  }
}

/** Refuses a port that cannot be listened on, before anything slower is started. */
export async function checkPort(host: string, port: number, name = 'PORT'): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Refusal(sentenceFor(code, host, port, name), { cause: error })
  }
  server.close()
  await once(server, 'close')
}
