import { addDays } from '@hdoc/contract/ro/local-date.ts'

export type Publication =
  | { state: 'scheduled'; publish_on: string }
  | { state: 'published'; published_on: string; expires_on: string | null }

type Wanted = { publish_on: string | null; expires_days: number | null }

/**
 * What becomes of an entry that may be published today: it appears today, or waits for a day that lies ahead. Nothing
 * appears with a day that has passed.
 */
export function publicationOf({ publish_on, expires_days }: Wanted, today: string): Publication {
  if (publish_on !== null && publish_on > today) return { state: 'scheduled', publish_on }
  return {
    state: 'published',
    published_on: today,
    expires_on: expires_days === null ? null : addDays(today, expires_days),
  }
}
