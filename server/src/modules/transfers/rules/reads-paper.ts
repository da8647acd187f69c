/** From this level on only the people who are named may read what a document is about. */
const RESTRICTED = 4

type Facts = { seen: boolean; access_level: number }

/** Whether a person may read what a paper is about. Of a restricted one, whoever does not see it reads number and size. */
export const readsPaper = ({ seen, access_level }: Facts): boolean => seen || access_level < RESTRICTED
