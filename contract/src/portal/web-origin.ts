/** Hosts of this machine, which need no TLS. */
const ofThisMachine = /^(?:127\.0\.0\.1|localhost)$/
const label = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)'
const originForm = new RegExp(`^(https?)://(\\*\\.)?(${label}(?:\\.${label})*)(:\\d{1,5})?$`)

/**
 * The origin that a person wrote, as browsers write it; undefined = it is none. Only `https`, and a star only where it
 * stands for the whole first label.
 */
export function originOf(text: string, options: { star?: boolean } = {}): string | undefined {
  const [whole, scheme, star, host = ''] = originForm.exec(text.trim().toLowerCase().replace(/\/$/, '')) ?? []
  if (whole === undefined || (star && !options.star)) return undefined
  if (star && host.split('.').length < 2) return undefined
  return scheme === 'https' || ofThisMachine.test(host) ? whole : undefined
}

/** The address of a script as browsers write it, with its origin; undefined = none that may be loaded. */
export function scriptAddress(text: string): { src: string; origin: string } | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const origin = originOf(url.origin)
  if (origin === undefined || url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return { src: url.href, origin }
}
