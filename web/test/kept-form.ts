import { type FormName, type KeptKey, keepKey } from '../src/entities/public-form/opening/kept-key.ts'
import { millisecondsNow } from '../src/lib/format/clock.ts'

/** Longer than a person has to take at the least to fill a form. */
const MINUTE = 60_000

/** Keeps a form that this tab opened a minute ago and of which nothing came to the server, but for what is said. */
export const keepForm = (name: FormName, said: Partial<KeptKey> = {}): void =>
  keepKey(name, {
    key: 'cheia',
    max_mb: 25,
    takes_files: true,
    at: millisecondsNow() - MINUTE,
    begun: false,
    ...said,
  })
