/** The order of the server's modules: a module imports earlier ones only. */
export const moduleOrder = [
  'institutions',
  'access',
  'accounts',
  'people',
  'settings',
  'templates',
  'live',
  'notifications',
  'trail',
  'company-lookup',
  'issuers',
  'registers',
  'doc-types',
  'clients',
  'documents',
  'broadcasts',
  'scans',
  'printing',
  'signatures',
  'cases',
  'transfers',
  'approvals',
  'dispatches',
  'online-forms',
  'public-forms',
  'contact-messages',
  'complaints',
  'complaint-portal',
  'submissions',
  'gazette',
  'gazette-alerts',
  'posts',
  'portal-scripts',
  'statistics',
  'imports',
  'reports',
  'leaving',
  'search',
] as const

const serverFloors = [
  'contract',
  'platform',
  ...moduleOrder.map((name) => `modules/${name}`),
  'demo',
  'server app',
]
const webFloors = ['contract', 'lib', 'ui', 'entities', 'features', 'web app']

/** Floors from the ground up; an arrow goes down only. Both houses stand on the contract. */
export const houses = { server: serverFloors, web: webFloors } as const

export type Room = {
  /** Name of the floor, or `tools` for scripts, benches, journeys and configurations. */
  readonly floor: string
  /** The unit inside a floor that may not reach its neighbours: a module or a feature. */
  readonly unit: string
}

/** The room of a file; undefined = the file lies where no code belongs. */
export function roomOf(path: string): Room | undefined {
  const parts = path.split('/')
  const [top, second, third, fourth] = parts
  const room = (floor: string, unit = floor): Room => ({ floor, unit })
  if (top === 'contract' && second === 'src') return room('contract')
  if (top === 'server' && (second === 'bin' || second === 'test')) return room('server app')
  if (top === 'server' && second === 'src') {
    if (third === 'platform') return room('platform')
    if (third === 'modules' && parts.length > 4) return room(`modules/${fourth}`)
    if (third === 'demo') return room('demo')
    if (third === 'app') return room('server app')
  }
  if (top === 'web' && (second === 'test' || second === 'build')) return room('web app')
  if (top === 'web' && second === 'src') {
    if (path === 'web/src/main.tsx' || third === 'app') return room('web app')
    if (third === 'lib' || third === 'ui' || third === 'entities') return room(third)
    if (third === 'features' && parts.length > 4) return room('features', `features/${fourth}`)
  }
  return undefined
}
