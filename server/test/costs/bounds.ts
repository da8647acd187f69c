/**
 * Questions that read more in a larger database although they find no more. `blocks`: how many they may read
 * at the large size. Whoever adds a line says in `why` what the question reads.
 */
const bounds: readonly { of: RegExp; blocks: number; why: string }[] = [
  {
    of: /^list: (pages and level|subject and type|subject and department|number and status|level and type, by issuer)$/,
    blocks: 35_000,
    why: 'no index was made for these pairs: the table is read to count, and again for the page',
  },
  {
    of: /^search: /,
    blocks: 13_000,
    why: 'the newest 6,000 documents of a person’s places are read before the index of words is asked, twice with a slip',
  },
  {
    of: /^search: one typing error$/,
    blocks: 26_000,
    why: 'the same twice: as it was typed, and corrected',
  },
  {
    of: /number contains$|quick search by number$/,
    blocks: 1_000,
    why: 'lists of the parts of numbers are read, one for three signs',
  },
  {
    of: /^list: (registered by me and today|type and in work|department and in work)$/,
    blocks: 1_400,
    why: 'papers of a day, or those in work, are read to find those of one person, type or department',
  },
  {
    of: /^list: this month and register$/,
    blocks: 6_000,
    why: 'what a department was given is read, whenever that was',
  },
  {
    of: /^preview of a batch over a day$/,
    blocks: 1_500,
    why: 'each paper of the day becomes a line of the batch',
  },
  { of: /^dashboard$/, blocks: 800, why: 'papers of 28 days, and deadlines by day' },
  {
    of: /^(issuer picker by CUI|similar issuers|issuers suggested while typing)$/,
    blocks: 800,
    why: 'lists of the parts of names',
  },
  {
    of: /^cases: group$/,
    blocks: 800,
    why: 'each case that waits in a department is read with its paper, to count and to show',
  },
  {
    of: /^complaints: words$/,
    blocks: 6_000,
    why: 'the text of every complaint is read to count, and again for the page: no index serves parts of words',
  },
  {
    of: /^gazette: newest$/,
    blocks: 2_500,
    why: 'all that is public is counted by heading and year',
  },
  { of: /^pairs of issuers$/, blocks: 17_000, why: 'every issuer is compared with those of the same key' },
]

/** Gives the blocks that a question may read whatever it finds; 0 when it has no bound. */
export const boundOf = (question: string): number =>
  Math.max(0, ...bounds.filter(({ of }) => of.test(question)).map(({ blocks }) => blocks))

/** Gives the bounds that no longer fit any question. */
export const boundsOfNothing = (names: readonly string[]): string[] =>
  bounds.filter(({ of }) => !names.some((name) => of.test(name))).map(({ of }) => String(of))
