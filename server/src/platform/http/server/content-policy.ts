/** What a document may load from where besides its own server. */
export type OthersOrigins = { readonly scripts: readonly string[]; readonly data: readonly string[] }

/** Inline styles are allowed because the component library sets them. Scripts may only be our own files. */
const strict: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
}

const written = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')

/** The policy of every answer that says nothing else: forms, sign-in, staff. */
export const strictPolicy = written(strict)

/**
 * The policy of the document that carries scripts of others. They may talk to their own servers only; they get none of our
 * pages in a frame, where they could read what is typed, and no worker that would outlive the page.
 */
export function openPolicy({ scripts, data }: OthersOrigins): string {
  const others = [...new Set([...scripts, ...data])]
  return written({
    ...strict,
    'script-src': ["'self'", ...new Set(scripts)],
    'img-src': ["'self'", 'data:', 'blob:', ...others],
    'connect-src': ["'self'", ...others],
    'frame-src': others,
    'worker-src': ["'none'"],
  })
}
