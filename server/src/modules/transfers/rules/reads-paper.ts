import type { PaperRow } from '../record/queries/papers.ts'

/** From this level on only the people who are named may read what a document is about. */
const RESTRICTED = 4

/** Whether a person may read what a paper is about. Of a restricted one, whoever does not see it reads number and size. */
export const readsPaper = ({ seen, access_level }: Pick<PaperRow, 'seen' | 'access_level'>): boolean =>
  seen || access_level < RESTRICTED
