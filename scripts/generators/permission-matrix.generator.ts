import type { EndpointSpec } from '../../contract/src/calls/endpoint.ts'
import { endpoints } from '../../contract/src/endpoints.ts'
import { type Permission, permissionTable } from '../../contract/src/rights/permissions.ts'
import { type MatrixCaller, matrixCallers } from '../../server/test/matrix/callers.ts'
import { cellOf, kindsOf } from '../../server/test/matrix/matrix-text.ts'
import type { Generator } from './generator.ts'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Who may make which call, by the rules the server itself applies; a walk over HTTP proves that it does. */
export function permissionMatrixText(
  specs: readonly EndpointSpec[],
  callers: readonly MatrixCaller[],
): string {
  const kinds = kindsOf(specs, callers)
  const heads = ['call', 'right', ...kinds.map(({ name }) => name)]
  const lines = specs.map((spec) =>
    row([spec.id, spec.permission, ...kinds.map(({ callers: [one] }) => cellOf(spec, one!))]),
  )
  const used = new Set<string>(specs.map(({ permission }) => permission))
  const rights = (Object.keys(permissionTable) as Permission[]).filter((name) => used.has(name))
  return `# Permission matrix

Who may make which call: everybody of the demo, those with the same answers to all calls together. \`yes\`: the call
is let in, and what it may do with a single row (see, edit, annul) is then decided by the policy of its module.
Written by \`npm run generate\`; \`npm run bench -- matrix\` makes every one of these calls as each of these callers,
\`npm test\` as some of them.

${kinds.map(({ name, callers: all }) => `- ${name}: ${all.map(({ title }) => title).join('; ')}`).join('\n')}

${row(heads)}
${row(heads.map(() => '---'))}
${lines.join('\n')}

Rights that calls ask for:

${rights.map((name) => `- \`${name}\`: ${permissionTable[name].en} / ${permissionTable[name].ro}`).join('\n')}

${specs.length} calls, ${callers.length} callers of ${kinds.length} kinds.
`
}

export const generator: Generator = {
  file: 'docs/generated/permission-matrix.md',
  needsDatabase: false,
  build: () => permissionMatrixText(endpoints, matrixCallers()),
}
