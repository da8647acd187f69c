import { endpoints } from '../../contract/src/endpoints.ts'
import { buildOpenApi } from '../../server/src/platform/http/openapi/openapi.ts'
import type { Generator } from './generator.ts'

export const generator: Generator = {
  file: 'docs/generated/openapi.json',
  needsDatabase: false,
  build: () => `${JSON.stringify(buildOpenApi(endpoints), null, 1)}\n`,
}
