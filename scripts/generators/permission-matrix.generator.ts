import type { EndpointSpec } from '../../contract/src/endpoint.ts'
import { endpoints } from '../../contract/src/endpoints.ts'
import { type Permission, permissionTable } from '../../contract/src/permissions.ts'
import { callRefusal } from '../../server/src/platform/auth/call-refusal.ts'
import { type WalkPerson, walkActor, walkPeople } from '../../server/test/walk-people.ts'
import type { Generator } from './generator.ts'

function cell(endpoint: EndpointSpec, person: WalkPerson | undefined): string {
  const refusal = callRefusal(endpoint, person && walkActor(person))
  if (!refusal) return 'yes'
  if (refusal.code === 'UNAUTHENTICATED') return '401'
  return refusal.code === 'FORBIDDEN' ? '403' : `403 ${refusal.code}`
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Who may make which call, by the rules the server itself applies; a walk over HTTP proves that it does. */
export function permissionMatrixText(specs: readonly EndpointSpec[], people: readonly WalkPerson[]): string {
  const heads = ['call', 'right', 'guest', ...people.map(({ username }) => username)]
  const lines = specs.map((spec) =>
    row([spec.id, spec.permission, cell(spec, undefined), ...people.map((person) => cell(spec, person))]),
  )
  const used = new Set<string>(specs.map(({ permission }) => permission))
  const rights = (Object.keys(permissionTable) as Permission[]).filter((name) => used.has(name))
  return `# Permission matrix

Who may make which call, for one person of each kind in the demo. \`yes\`: the call is let in, and what it may do
with a single row (see, edit, annul) is then decided by the policy of its module. Written by \`npm run generate\`;
\`server/src/app/permission-walk.http.test.ts\` makes every one of these calls.

${people.map(({ title, roles, groupRole }) => `- ${[title, ...roles, groupRole].filter(Boolean).join(', ')}`).join('\n')}

${row(heads)}
${row(heads.map(() => '---'))}
${lines.join('\n')}

Rights that calls ask for:

${rights.map((name) => `- \`${name}\`: ${permissionTable[name].en} / ${permissionTable[name].ro}`).join('\n')}

${specs.length} calls, ${people.length + 1} kinds of caller.
`
}

export const generator: Generator = {
  file: 'docs/generated/permission-matrix.md',
  needsDatabase: false,
  build: () => permissionMatrixText(endpoints, walkPeople()),
}
