import type { EndpointSpec } from '../../contract/src/calls/endpoint.ts'
import { endpoints } from '../../contract/src/endpoints.ts'
import type { Generator } from './generator.ts'

function row(spec: EndpointSpec): string {
  const marks = [
    spec.idempotent ? 'idempotent' : '',
    spec.list ? `list${spec.list.small ? ', small' : ''}` : '',
    spec.raw ? `bytes ${spec.raw}` : '',
    spec.changesState ? 'changes state' : '',
  ].filter((mark) => mark !== '')
  const cells = [spec.id, spec.method, `\`${spec.path}\``, spec.audience, spec.permission, spec.rate, spec.tx]
  return `| ${[...cells, marks.join('; '), spec.summary].join(' | ')} |`
}

export function endpointsText(specs: readonly EndpointSpec[]): string {
  return `# Endpoints

Every call of the product by name. Written by \`npm run generate\`.

| id | method | path | audience | permission | rate | transaction | | what it does |
|---|---|---|---|---|---|---|---|---|
${specs.map(row).join('\n')}

${specs.length} calls.
`
}

export const generator: Generator = {
  file: 'docs/generated/endpoints.md',
  needsDatabase: false,
  build: () => endpointsText(endpoints),
}
