import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ScriptServer {
  url: string
  close(): Promise<void>
}

/**
 * Stands for a service that counts visits: gives a script and takes what it sends. It keeps nothing, because nobody looks at
 * the numbers of a demo.
 */
export async function startScriptServer(): Promise<ScriptServer> {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    response.setHeader('access-control-allow-origin', '*')
    if (request.url === '/contor.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(
        `window.contor = (page) => fetch('http://127.0.0.1:${port}/vizita?' + encodeURIComponent(page))`,
      )
    } else response.writeHead(request.url?.startsWith('/vizita?') ? 204 : 404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
