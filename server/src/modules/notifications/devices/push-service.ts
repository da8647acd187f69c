import type { PushSettings } from '../../../platform/env.ts'

/** Services of the browsers that people use, by the end of their host names. */
const known = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

const isOf = (host: string, service: string): boolean => host === service || host.endsWith(`.${service}`)

/**
 * Whether an address that a browser names may be asked to take pushes: by HTTPS at a known service, or at a host that
 * the installation names. Otherwise whoever subscribes could have the server call any address.
 */
export function isPushService(endpoint: string, { hosts, privateHosts }: PushSettings): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (hosts.includes(hostname)) return protocol === 'https:' || privateHosts.includes(hostname)
  return protocol === 'https:' && known.some((service) => isOf(hostname, service))
}
