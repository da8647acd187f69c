import { endpoints } from '../../contract/src/endpoints.ts'
import { buildOpenApi } from '../../server/src/platform/http/openapi/openapi.ts'
import type { Generator } from './generator.ts'
import { printJson } from './print-json.ts'

export const generator: Generator = {
  file: 'docs/generated/openapi.json',
  needsDatabase: false,
  build: () => `${printJson(buildOpenApi(endpoints))}\n`,
}
