// The server without the worker in its process, so that the memory of each is seen by itself.
import { productionSettings } from '../../server/src/app/run/production-settings.ts'
import { startServer } from '../../server/src/app/serve.ts'

const server = await startServer(productionSettings())
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
